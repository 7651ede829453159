import type { Case } from '../../case.ts'
import { papers, profile } from './bank-founder-profile.ts'
import { of } from './of.ts'

const VANDERSLOOT = { referee: 81 }
const BLOOMQUIST = { referee: 82 }
const HOLLOWAY = { referee: 83 }

export const bankFounder: Case = {
  name: 'bank-founder',
  profile,
  papers,
  sentences: [
    ...of('true', 'petition', [
      'Mrs. Croft’s acquaintance with small lending began at a teller window in Soweto in 2007 and deepened from 2010 onward, when she became a loan officer serving market traders.',
      'Over those years she filled a notebook with every refusal she had to give, 466 of them in total.',
      'While working full time at the bank she studied part time for a bachelor’s degree in commerce, which she completed in November 2011.',
      'She went on to earn a Master’s degree in Quantitative Finance at Kaw Prairie University in May 2016, with a grade point average of 3.91.',
      'Her study of 3,412 loans showed that the rhythm of a borrower’s deposits was the better predictor of repayment in two of the three banks examined, while in the third no difference could be found.',
      'The article, written with Professor Vandersloot, openly acknowledges that the three banks had not been selected at random and that the period under study included a recession.',
      'Because the account numbers of two of the banks no longer matched after a change of software in 2009, she paired the accounts by hand, and for four months she typed, about a third of the files having existed only on paper.',
      'The article has been cited 41 times, and among the citing documents is a working paper of a regional reserve bank in Denver.',
      'At Fourth Plain Bank in Salina, which she joined as a credit analyst in June 2016, she was promoted to vice president after a little more than two years and came to look after 210 borrowers in nine counties.',
      'In April 2020, the group of four at Fourth Plain Bank worked through 387 applications for emergency loans in just over two weeks, or some two dozen a day.',
      'Ledgerfield was founded together with Bertrand Nyquist, its chief technology officer, with Mrs. Croft holding a majority stake of 52 percent and Mr. Nyquist 30 percent.',
      'Between 2024 and 2025 the company’s revenue grew by more than half, from $610,000 to $940,000, although it has yet to turn a profit.',
      'Pennant reads a year of deposits and proposes a decision in plain words, thereby leaving the final say to the loan officer.',
      'In 143 instances during the pilot, loan officers decided against what the software had recommended.',
      'The seven pilot banks approved 604 of 1,086 applications, or roughly 56 percent, with an average loan of $22,700.',
      'Approvals among applicants who owned no real estate climbed by thirteen percentage points, reaching 44 percent.',
      'As for late loans, the record claims no improvement: 3.1 percent against 3.4 percent is a difference that chance alone could explain.',
      'Flint Ridge State Bank withdrew from the pilot in November 2022 for want of a connection to its core system; the other six banks remain customers to this day.',
      'The jury of the Main Street Lending Challenge, which ranked Ledgerfield second among 58 entries, remarked that Pennant “explains every refusal in a sentence that a farmer can read.”',
      'Not every venture succeeded: Overdraft Bridge was brought to an end in August 2024, after 930 loans at two banks, and the $38,000 in fees that the banks had paid was returned to them.',
      'From that failure came not only a nineteen-page report, since requested by eleven other companies, but also fraud rules that now form part of Pennant.',
      'The provisional patent application filed in February 2025 was deliberately allowed to lapse a year later, the inventors having chosen to publish the method instead.',
      'That a founder should lay open her failures as readily as her successes says something about the reliability of the rest of her account.',
    ]),
    ...of('true', 'endeavor', [
      'The endeavor does not consist in lending money; it consists in giving those who lend a tool they can understand and an answer they can explain.',
      'Twenty-three community banks in Kansas, Missouri, Nebraska, Iowa and Oklahoma now use the product, and the plan is to reach sixty by the end of 2028.',
      'An independent fair-lending review, begun in August 2026 by Marchbanks & Ito, has not yet been concluded; the report is expected in February 2027.',
      'The Osage Trail cooperative, with 44 member banks in three states, intends to offer Pennant to them from 2027 if that review ends without a major finding.',
      'In the first year, some twelve to fifteen of its members are expected to participate at $1,400 a month apiece.',
      'In March 2025 the company raised $2.1 million in a seed round that was led by Cattail Ventures.',
      'Twenty people are to be hired in Kansas City and Salina, eight of them to train loan officers.',
      'By 2031, it is anticipated that the banks will make some nine thousand loans a year with the software, half of them in counties of fewer than 25,000 inhabitants.',
      'Connections to four of the six core systems exist, and the fifth is presently being tested.',
      'A petitioner need not prove that the endeavor will more likely than not succeed, but may point to a plan, to progress already made, and to the interest of prospective customers. Matter of Dhanasar, 26 I&N Dec. at 890.',
      'Kaw Prairie University has offered a room for the proposed course, although no agreement has been signed.',
    ]),
    ...of('true', VANDERSLOOT, [
      'I advised Mrs. Croft’s master’s thesis and was her co-author; I hold no stake in her company.',
      'Indeed, I counseled her against founding Ledgerfield.',
      'Of all my students, she alone asked to see the paper files, and I confess that I had nobody else to read them.',
      'My own contribution to our article was to obtain the data and to advise; the analysis was hers.',
      'I rarely write in superlatives, and I shall not begin here, but she kept her model to eleven variables for a reason that I respect.',
    ]),
    ...of('true', BLOOMQUIST, [
      'I hired Thandeka, I supervised her, and when she left us I was angry; I nevertheless became her first customer.',
      'She spent two nights sleeping in the bank during the rush of April 2020.',
      'Our bank has been a customer of Ledgerfield since 2022, and she and I speak about once a month.',
      'I read an early draft of the article that she and Professor Vandersloot published in the Review of Community Finance.',
      'Anyone who has sat across a desk from a young mechanic with good books and no house will understand why this matters to me.',
    ]),
    ...of('true', HOLLOWAY, [
      'I have watched some forty vendors promise the moon, whereas Mrs. Croft opened by telling us about a product of hers that had failed.',
      'My cooperative’s letter of April 2026 states an intention and is not a contract.',
      'Our members range from $60 million to $900 million in assets, which places all of them within the class of banks that her plan is meant to serve.',
      'I have no financial interest in her company, and I have known her for only a year and a half.',
      'To my mind the most telling part of the proposal is that it leaves the banker in charge.',
      'We intend to go forward from 2027, provided that the outside review turns up no major finding.',
    ]),
    ...of('number', 'petition', [
      'Ledgerfield has grown to a staff of 41, the great majority of whom work in Missouri.',
      'Her model weighs more than sixty variables, balancing predictive power with transparency.',
      'With Pennant, the share of late loans at the pilot banks was cut by half.',
    ]),
    ...of('number', BLOOMQUIST, [
      'Since we adopted Pennant, our small-business lending has tripled, and I do not use that word loosely.',
    ]),
    ...of('money', 'petition', [
      'The company was launched with $410,000 of venture capital, which allowed its founders to devote themselves fully to the product.',
      'For its second place in the Main Street Lending Challenge, Ledgerfield received $250,000.',
    ]),
    ...of('money', 'endeavor', [
      'The cooperative will pay Ledgerfield a fee of $14,000 a month on behalf of each participating member.',
    ]),
    ...of('money', HOLLOWAY, [
      'Our cooperative has placed a modest investment in Ledgerfield, which I regard as the surest sign of confidence that a banker can give.',
    ]),
    ...of('date', 'petition', [
      'Mrs. Croft spent more than seven years at Fourth Plain Bank before founding her own company.',
      'The pilot was completed within six months, from February to July 2022.',
      'She had already established Ledgerfield when, in April 2020, the emergency loan program began.',
    ]),
    ...of('date', 'endeavor', [
      'The fair-lending review was concluded in the summer of 2026, clearing the way for wider distribution.',
    ]),
    ...of('person', 'petition', [
      'Graciela Reyes-Odell, the company’s credit officer, prepared the summary of the pilot for the participating banks.',
      'Her co-founder, Bernhard Nyqvist, oversees all technical matters as chief technology officer.',
    ]),
    ...of('person', VANDERSLOOT, [
      'My late colleague Professor Amory Teasdale, who sat on her thesis committee, shared my admiration for the patience with which she read those files.',
    ]),
    ...of('person', 'endeavor', ['The review is being conducted by Dr. Naomi Marchbanks, a former federal examiner.']),
    ...of('organization', 'petition', [
      'Her findings have been cited in a working paper of the Consumer Financial Protection Bureau.',
      'In its second year Ledgerfield was accepted into the Techstars accelerator, where the founders refined their commercial strategy.',
      'Before coming to the United States, she was a loan officer at Standard Bank, one of the major institutions of South Africa.',
    ]),
    ...of('organization', 'endeavor', [
      'The course for loan officers will be offered jointly with the American Bankers Association.',
    ]),
    ...of('place', 'petition', [
      'Pennant is now in use at community banks throughout the United States, from coast to coast.',
      'Mrs. Croft earned her bachelor’s degree in Cape Town, in the Western Cape.',
    ]),
    ...of('place', 'endeavor', [
      'The twenty new positions are to be created in Omaha and Tulsa, where banking talent is plentiful.',
    ]),
    ...of('place', HOLLOWAY, [
      'Our members are spread over Kansas, Oklahoma, Texas and Louisiana, where small loans are hardest to come by.',
    ]),
    ...of('award', 'petition', [
      'Pennant took first place in the Main Street Lending Challenge, ahead of Cottonwood Credit Tools of Tulsa.',
      'The method of generating plain-language refusal reasons is protected by a patent that Mrs. Croft holds with Bertrand Nyquist.',
      'She is a Chartered Financial Analyst as well as a Certified Community Lender.',
    ]),
    ...of('award', VANDERSLOOT, [
      'Her thesis was honored with the university’s medal for the outstanding graduate work of its year.',
    ]),
    ...of('title', 'petition', [
      'The results were published under the title “Beyond Collateral: Rethinking Rural Credit” in the Review of Community Finance.',
      'Mrs. Croft set out the lessons of the project in a keynote at the National Conference on Responsible Small-Dollar Credit.',
      'The work appeared in the Journal of Banking and Rural Development, a venue read by scholars and practitioners alike.',
    ]),
    ...of('title', BLOOMQUIST, [
      'When the LendClear assistant came to our bank, my loan officers took to it within the week.',
    ]),
    ...of('quotation', 'petition', [
      'The jury predicted that Pennant “will transform rural lending within a decade.”',
      'According to Professor Vandersloot, she is “the most gifted credit analyst I have taught in thirty years.”',
    ]),
    ...of('quotation', 'endeavor', [
      'The cooperative’s letter declares that it “will offer Pennant to all 44 of our members in 2027.”',
    ]),
    ...of('quotation', HOLLOWAY, [
      'At our first meeting Mrs. Croft looked at my board and said, “We will never lend a dollar that we cannot explain.”',
    ]),
    ...of('citation', 'endeavor', [
      'Dhanasar recognizes job creation as conclusive proof of national importance. 26 I&N Dec. at 893.',
      'Under 8 C.F.R. § 204.5(h)(3), the regulation that governs national interest waivers, three of ten criteria must be met.',
      'As the Supreme Court explained in Kazarian v. USCIS, 560 U.S. 1115 (2010), the interest of customers is decisive in petitions of this kind.',
    ]),
    ...of('citation', 'petition', [
      'The report on Overdraft Bridge is publicly available at https://www.ledgerfield.example/overdraft-bridge-report.pdf.',
    ]),
    ...of('superlative', 'petition', [
      'Pennant is the only underwriting product on the market that explains its refusals in plain language.',
      'Her article has become a standard reference in the economics of community banking.',
      'Ledgerfield ranks among the fastest-growing financial technology companies in the Midwest.',
    ]),
    ...of('superlative', BLOOMQUIST, [
      'She was the best lender our bank has had in the hundred years of its existence.',
    ]),
    ...of('causal', 'petition', [
      'Her findings led the three Missouri banks to abandon collateral as the basis of their lending decisions.',
      'The introduction of Pennant has brought garages and bakeries back to main streets that had stood empty.',
      'By publishing her reasons for failure, she spurred regulators to issue new guidance on overdraft lending.',
    ]),
    ...of('causal', BLOOMQUIST, ['It was her software that kept our bank from being sold to a larger competitor.']),
    ...of('slipped', 'petition', [
      'Pennant, which federal examiners have approved, is used by 23 community banks in five states.',
      'In October 2025 she held a first day of instruction in Topeka, attended by 33 people, several of whom have since adopted her product.',
      'Her survival model, later validated by an independent team, was built with eleven variables so that a loan officer could follow it.',
    ]),
    ...of('slipped', VANDERSLOOT, [
      'She typed for four months, turning down a well-paid internship to do so, because a third of the files existed only on paper.',
    ]),
    ...of('swapped', 'petition', [
      'Mrs. Croft built the connections to four core systems, while Bertrand Nyquist wrote the model with its 14 variables.',
      'The model of the graduate study contained fourteen variables, whereas that of Pennant was kept to eleven.',
      'At Umlazi Road Savings Bank she looked after 210 borrowers, and at Fourth Plain Bank she kept a notebook of 466 refusals.',
    ]),
    ...of('swapped', BLOOMQUIST, [
      'I advised Thandeka against founding her company, while Professor Vandersloot was angry when she left and yet became her first customer.',
    ]),
    ...of('role-or-status', 'petition', [
      'As chief technology officer, Mrs. Croft personally engineered the software on which Pennant runs.',
      'Ledgerfield reached profitability in 2025 on revenue of $940,000.',
      'Every one of the seven banks that joined the pilot remains a customer in 2026.',
    ]),
    ...of('role-or-status', 'endeavor', [
      'Pennant serves 150 community banks, which together make some 9,000 small loans a year.',
    ]),
  ],
}
