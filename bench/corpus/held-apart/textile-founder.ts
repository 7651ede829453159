import type { Case } from '../case.ts'
import { sentences } from './sentences.ts'
import { textileFounderPapers, textileFounderProfile } from './textile-founder-profile.ts'

export const textileFounder: Case = {
  name: 'textileFounder',
  profile: textileFounderProfile,
  papers: textileFounderPapers,
  sentences: [
    ...sentences('petition', {
      true: [
        "Ms. Oduya-Sorrel came to sorting by way of chemistry: she took a Bachelor's degree in Textile Chemistry in Nigeria before she turned to industrial and systems engineering at Cape Hollis State University.",
        "Her Master's degree, completed in May 2018 with a grade point average of 3.79, included courses in machine vision and new venture finance.",
        'For her thesis she measured more than five thousand garments from two charity shops.',
        'A trained sorter gets through some 130 pieces an hour by hand, and labels are of little help, being often absent or wrong.',
        'In the thesis the fiber was named correctly for 93 percent of light garments but for only 71 percent of black ones, since black cloth swallows the light.',
        'On the commercial line that came later, the share of black garments recognized correctly stands at 88 percent, seventeen points above that of her thesis.',
        'The article that came out of the thesis was published in Recovered Fiber Letters in February 2019 and has been cited 29 times.',
        'Before founding a company of her own, she spent more than two and a half years in Roanoke as the product manager for a line of conveyor scales.',
        'She founded Threadlight Sorting in March 2021 together with Mr. Casimir Wendt; the electronics are his, while sales and the sorting program are led by her.',
        'The company has eleven employees today, and 58 percent of its shares belong to Ms. Oduya-Sorrel.',
        'The Threadlight One was meant to sort 1,200 pieces an hour for less than $250,000; it sorts 1,050 and costs $238,000.',
        'Three of the lines have found buyers so far, one each in North Carolina, Georgia and Pennsylvania.',
        'The company was among six chosen from 94 applicants by the Blue Ridge Circular Accelerator, which gave it $75,000 and took no shares in return.',
        'Half of the seed grant was to be paid only once a line had run for a hundred hours without a stop.',
        'A United States patent was issued in May 2024, somewhat less than three years after the application, and names both founders as inventors.',
        'The patent concerns black cloth; a second application, which concerns wet cloth, has been pending since January 2025.',
        'Carrow Fiber Mills states its intention to take up to 900 tons of sorted cotton a year from 2027, on condition that the cotton be at least 95 percent pure.',
        'Of the eight bales that the mill tested in March 2026, all but one were pure enough.',
        'The pilot cost the company $163,000 and brought in $88,000 from sorted cloth, so that it ended some $75,000 short.',
        'Dhanasar recognizes that for an entrepreneur who advances an endeavor on her own it may be impractical to secure a job offer from a U.S. employer. 26 I&N Dec. at 890-91 n.10.',
        'The Administrative Appeals Office does not require an endeavor to be more likely than not to succeed in the end. Matter of Dhanasar, 26 I&N Dec. 884, 890 (AAO 2016).',
        'It would be easy to describe all this as a success story; the petition prefers to describe it as a beginning with a record behind it.',
      ],
      number: [
        'More than 940 companies applied to the accelerator, and Threadlight was one of the six that it chose. ~~ 94',
      ],
      money: ['Her thesis was supported by the Piedmont Textile Alliance with a grant of 185,000 dollars. ~~ 18,500'],
      date: [
        'The patent on black textiles was granted in September 2021, six months after the company had been founded. ~~ filed then; granted May 2024',
      ],
      person: ['Mr. Leopold Wendt, her co-founder, designed the lamps of the line and their cooling. ~~ Casimir Wendt'],
      organization: [
        'From 2018 until 2021 she managed a line of conveyor scales at Bramley & Hughes Weighing Systems in Virginia. ~~ Bramley & Teague Scale Company',
      ],
      place: [
        'Threadlight has sold its lines to customers in North Carolina, South Carolina and Pennsylvania. ~~ Georgia',
      ],
      award: [
        'She and Mr. Wendt hold two United States patents, one on black textiles and one on wet cloth. ~~ the second is pending',
      ],
      title: [
        'The patent bears the title "Optical sorter for post-consumer garments" and contains 17 claims. ~~ Apparatus and method for identifying fibers of dark textiles',
      ],
      quotation: [
        'City staff called the pilot "the most successful collection that Greensboro has ever run." ~~ not in the report',
      ],
      citation: [
        'The petition meets the standard of Kazarian v. USCIS, 596 F.3d 1115, for contributions of major significance. ~~ a test of another classification',
      ],
      superlative: [
        'Threadlight is the only company in America that builds machines for sorting used textiles. ~~ not in the record',
      ],
      causal: [
        'The publication of her thesis moved the Piedmont Textile Alliance to invest in recycling. ~~ it funded the thesis; no such effect told',
      ],
      slipped: [
        'Ms. Oduya-Sorrel, who grew up in a family of tailors, founded Threadlight with Mr. Wendt in March 2021. ~~ family not told',
      ],
      swapped: [
        'She designed the lamps of the line and their cooling, while Mr. Wendt wrote the program that learns from every correction. ~~ exchanged',
      ],
      'role-or-status': [
        'Carrow Fiber Mills has contracted to buy 900 tons of sorted cotton a year from customers of Threadlight. ~~ a letter of intent that binds nobody',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'The endeavor is to put machines within the reach of small American collectors, so that they can sort used textiles by fiber and sell them for recycling.',
        'American sorters of used clothes are mostly small and work by hand, whereas machines from Europe sell for more than $1.5 million and need a hall of their own.',
        'A smaller model, the Threadlight Mini, exists as a prototype and is to be sold for under $90,000.',
        'Twenty-five lines in ten states are planned, together with thirty new jobs in Greensboro, a city in which several textile plants have closed.',
        'Forty thousand tons of cloth a year are expected to pass over those 25 lines.',
        'Measurements from all lines are to be published every year, and no line will be built for export before the third year.',
        'During the pilot, 41 percent of the 214 tons collected reached makers of new fiber, less than the half that had been hoped for.',
        'Beginning in 2028, two states will no longer allow textiles in their landfills, which lends the work some urgency.',
      ],
      number: [
        'The pilot set up its bins in twenty places across the city and collected 214 tons within a year. ~~ twelve; 20 were recommended for a second year',
      ],
      money: [
        'With 25 lines at work in ten states, revenue is expected to reach 60 million dollars in the fifth year. ~~ 6 million',
      ],
      date: ['The letter of intent from the mill remains in force until the end of 2029. ~~ December 31, 2027'],
      person: [
        'Ms. Yolanda Birdsong-Hale, who advises the company on collection, prepared the report on the pilot. ~~ she is a city employee; no advice told',
      ],
      organization: [
        'Sorted cotton from the lines will go to the Catawba Spinning Company, which has declared its interest in writing. ~~ Carrow Fiber Mills',
      ],
      place: [
        'The thirty new positions are planned for Charlotte, where several textile plants have closed. ~~ Greensboro',
      ],
      award: ['The take-back pilot earned the company a sustainability award from the city of Greensboro. ~~ no award'],
      title: [
        'A smaller machine, the Threadlight Nano, exists as a prototype and is meant to sell for less than 90,000 dollars. ~~ Threadlight Mini',
      ],
      quotation: [
        'In the words of its letter of intent, Carrow Fiber Mills "will buy every ton that the lines can supply." ~~ not in the letter',
      ],
      citation: [
        'The fiber measurements of all four lines, which the company publishes once a year, are reproduced in Exhibit 71. ~~ no such exhibit; the publication is planned',
      ],
      superlative: [
        'At less than 90,000 dollars, the Mini will be the cheapest textile sorter on any market. ~~ not in the record',
      ],
      causal: [
        'Through the pilot, the amount of clothing that Greensboro sends to its landfill has fallen by two fifths. ~~ 41 percent of what was collected; no effect on the total told',
      ],
      slipped: [
        'The 25 lines, for half of which customers have already paid deposits, are planned for ten states. ~~ no deposits told',
      ],
      swapped: [
        'Of all that was collected in the pilot, 22 percent went to makers of new fiber and 41 percent to the two charities. ~~ exchanged',
      ],
      'role-or-status': [
        'The city of Greensboro has decided to continue the collection for a second year. ~~ not decided',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'I direct the Second Seam Thrift Cooperative, and our hall in Macon, Georgia, is where the second of the Threadlight lines was installed.',
          'Before we had the machine, nine people sorted by hand, and every one of them is still with us.',
          'I have known Ms. Oduya-Sorrel for three years as a customer, and we are in contact about once a month.',
          'What a sorter corrects on the line is not lost, for the program learns from every such piece.',
          'What we bought costs $238,000 and handles roughly eight times as many pieces an hour as a trained sorter does by hand.',
          'I am a buyer of her machine, and it is as a buyer that I speak.',
          'It is not a perfect machine: of every hundred black garments it will still misjudge about a dozen.',
          'I would not have a letter of mine count for more than the facts that it contains.',
        ],
        number: [
          'Before we had the machine, nineteen people sorted by hand in our hall, and all of them still work for us. ~~ nine',
        ],
        date: [
          'We bought our line in the spring of 2021, soon after the company had been founded. ~~ date not told; the line was finished in 2023',
        ],
        place: [
          'Our cooperative bought the second of her lines and put it into its hall in Savannah, Georgia. ~~ Macon',
        ],
        superlative: [
          'At 1,050 pieces an hour, ours is now the fastest sorting hall in the South. ~~ not in the record',
        ],
        causal: ['The line has doubled what we earn, and we owe the new hall in Macon to it. ~~ no such effect told'],
        quotation: [
          'When we signed, Ms. Oduya-Sorrel told me, "A machine that cannot be corrected by its sorter is not worth owning." ~~ no such words in the file',
        ],
        swapped: [
          'Our cooperative bought the first of the three lines, and the customer in Pennsylvania the second. ~~ the cooperative bought the second',
        ],
        'role-or-status': [
          'As an early investor in her company, I have watched the line from its first drawing. ~~ a customer',
        ],
      },
    ),
    ...sentences(
      { referee: 82 },
      {
        true: [
          'Ten years ago Hanneke came to our department, and I supervised her thesis on telling cotton from polyester.',
          'The garments she measured were fetched by her in person, with a pickup truck that she had borrowed.',
          'Buttons, zippers and prints disturb such measurements, and the program that she wrote was made to disregard buttons and prints.',
          'To deal with black cloth she added a second lamp of longer wavelength, and the use of such a lamp is what the patent of 2024 protects.',
          'In 2019, the year after she had graduated, the university made her measurements available to the public.',
          'We are in touch about once a year now; while she wrote her thesis, I was its supervisor.',
          'Her thesis had the support of the Piedmont Textile Alliance, a modest sum of $18,500.',
          'I supervised her as a student and know her company from a distance, and my letter should be read accordingly.',
        ],
        person: [
          'I supervised her thesis, and my colleague Professor Aurelio Wendt examined it together with me. ~~ no such person',
        ],
        money: [
          'For the 5,200 garments and the lamps, the university paid 18,500 dollars out of its own funds. ~~ the Piedmont Textile Alliance',
        ],
        organization: [
          'Her measurements were released to the public by the Southern Fiber Institute in 2019. ~~ the university',
        ],
        award: [
          'Her thesis, which has led to one article, was named the best of its year by our department. ~~ no such honor',
        ],
        title: [
          'The article based on her thesis appeared in the Journal of Textile Sorting in 2019. ~~ Recovered Fiber Letters',
        ],
        citation: [
          'Her article may be found at https://doi.example/10.5555/rfl.2018.1204 and has been cited 29 times. ~~ rfl.2019.0225',
        ],
        slipped: [
          'For black cloth she added a second lamp with longer waves, an idea she had first tried out at Bramley & Teague. ~~ the thesis came before that job; not told',
        ],
      },
    ),
    ...sentences('petition', {
      true: [
        'Three things stood in the way of the first line: lamps that failed in the heat of July, wet clothes that were taken for wool, and a supplier of sensors that went out of business in 2022.',
        'The program that learns from every correction was written by her, the lamps and their cooling were designed by Mr. Wendt, and the conveyor was bought from a maker of bakery machines.',
        'In May 2025 the staff of the city recommended that a second year of the collection, with twenty places in place of twelve, be considered; no decision has been taken.',
        'Of 610 households surveyed, 38 percent had heard of the pilot and 17 percent had used it, which leaves a good deal of room for a second attempt to do better.',
      ],
      money: [
        'Over the year of the pilot the company earned $163,000 from sorted cloth against costs of $88,000 and thus closed with a profit. ~~ the two sums are exchanged; it closed with a loss',
      ],
      organization: [
        'Threadlight Sorting began as a spin-off of Cape Hollis State University, which to this day owns part of the company. ~~ not told',
      ],
      slipped: [
        'The patent on black textiles, which two makers of sorting machines have since licensed, was issued in May 2024 and names both founders as inventors. ~~ no license told',
      ],
      'role-or-status': [
        'As the sole founder and owner of Threadlight Sorting, she leads its sales and the development of its sorting program. ~~ founded with Mr. Wendt; 58 percent of the shares',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'Beside the three lines that run at customers a fourth runs in Greensboro, and two lenders are in conversation with the company about a credit for those who would buy one.',
        'Customers, users and investors are the people whose interest Dhanasar invites an officer to weigh, and the record has something to say about the first of them. 26 I&N Dec. at 890.',
      ],
      number: [
        'Of the 214 tons that the pilot collected, more than half went to makers of new fiber and less than a fifth to the landfill. ~~ 41 and 37 percent',
      ],
      quotation: [
        'In its letter the accelerator praises a company that "takes what no charity wants and gives it back to the mills." ~~ not in the letter',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'Labels are often missing or wrong, and a trained sorter who works by hand manages about 130 pieces an hour, which is why a line like hers is of interest to a trade like ours.',
        ],
        causal: [
          'Because the line does their work, the nine people who used to sort by hand have left our hall, and the wages saved have paid for the machine. ~~ all nine still work there',
        ],
      },
    ),
    ...sentences(
      { referee: 82 },
      {
        true: [
          'The method of her thesis named the fiber of 93 percent of the light garments and 71 percent of the black ones; for the Threadlight One the figures are 96 and 88.',
        ],
      },
    ),
  ],
}
