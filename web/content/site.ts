import { t } from '@lingui/core/macro'
import { CATALOGUE } from '#domain/plans.ts'
import { DHANASAR, POLICY_MANUAL, regulation, usCode } from '#domain/official-texts.ts'
import { LOCALE } from '../language/locale.ts'
import { priceInWords } from '#domain/money.ts'

/**
 * What the public pages say of whoever runs this Waiverly, and what they claim: the one place to edit it. An empty text is
 * not shown, or the page says that it is not given. A figure or claim that you cannot prove must not stand here: in the
 * United States the Federal Trade Commission holds against a business whatever its pages promise.
 */

const packages = CATALOGUE.filter(({ stage }) => stage === 'initial' || stage === 'rfe')
const fromPrice = priceInWords(Math.min(...packages.map(({ price_cents }) => price_cents)))

/** A claim beside the headline of the landing page; `counted` says on the page About what it rests on. */
export interface Claim {
  says: string
  counted: string
}

/** Prices are those of `domain/plans.ts` and are not written here again. */
export const CLAIMS: { price: Claim; time: Claim } = {
  price: {
    says: t`Packages from ${fromPrice}`,
    counted: t`The lowest price of a package, as it is charged at checkout. Government fees are not part of it.`,
  },
  time: {
    says: t`A petition prepared in one week`,
    counted: t`The checklist adds up to about three hours of your own time. A week leaves room for the evenings between, and for recommenders to read and sign. It is the time to prepare the papers, not the time until the government decides, and an evidence file that still has to be gathered takes longer.`,
  },
}

/** A figure of the strip under the hero. It counts up to `value`. */
export interface Counter {
  label: string
  value: number
  /** The line under it. */
  under: string
  /** On the page About: how it is counted. */
  counted: string
}

export const COUNTERS: readonly Counter[] = [
  {
    label: t`One-Time Approvals`,
    value: 30,
    under: t`Initial petitions, no RFE`,
    counted: t`Petitions prepared with this service and approved without a request for evidence before, by what their applicants reported. Whoever runs this site answers for the figure; nobody outside has checked it.`,
  },
  {
    label: t`RFE Approvals`,
    value: 30,
    under: t`After a request for evidence`,
    counted: t`Petitions approved after a request for evidence that was answered with this service, by what their applicants reported. Whoever runs this site answers for the figure; nobody outside has checked it.`,
  },
  {
    label: t`Industry limitations`,
    value: 0,
    under: t`Any field of work`,
    counted: t`No field of work is left out: the profile, the outlines and the checks ask for none.`,
  },
  {
    label: t`Publication Needed`,
    value: 0,
    under: t`Evidence takes many forms`,
    counted: t`The law asks for no number of publications, and neither does this service. What an officer makes of a record without any depends on what else is in it.`,
  },
]

/** Somebody who trusts this service and has agreed to be named. The picture lies in `web/public/`. */
export interface Logo {
  name: string
  picture: string
  link?: string
}

/** The strip under the hero. Until there are logos it shows the primary sources, as text. */
export const STRIP: {
  logos: readonly Logo[]
  sources: readonly { name: string; note?: string; address: string }[]
} = {
  logos: [],
  // Cited as they are in a petition, whatever the language.
  sources: [
    { name: '8 U.S.C. § 1153(b)(2)', address: usCode('1153') },
    { name: '8 CFR § 204.5(k)', address: regulation('204.5') },
    { name: 'Matter of Dhanasar', note: '26 I&N Dec. 884', address: DHANASAR.address },
    { name: 'USCIS Policy Manual', note: 'vol. 6, pt. F, ch. 5', address: POLICY_MANUAL.address },
  ],
}

/** Elsewhere on the web. Until you have pages of your own there, these lead to the sites; take out those you do not use. */
export const SOCIAL: readonly { name: string; address: string }[] = [
  { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
  { name: 'YouTube', address: 'https://www.youtube.com/' },
  { name: 'X', address: 'https://x.com/' },
]

/** Who runs this Waiverly. */
export const OPERATOR: {
  /** The person or company that answers for this site. */
  name: string
  email: string
  /** One line of the postal address each. */
  address: readonly string[]
  /** Whose law governs the terms: `the State of New York`. */
  law: string
  /** Where disputes are heard. */
  courts: string
} = {
  name: '',
  email: '',
  address: [],
  law: '',
  courts: '',
}

/** The day from which the terms and the privacy notice hold as they are. */
export const TERMS_UPDATED = new Date('2025-01-01T00:00').toLocaleDateString(LOCALE)
