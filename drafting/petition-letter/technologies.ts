import type { TECHNOLOGY_AREAS } from '../authorities/technologies.ts'

type Areas = typeof TECHNOLOGY_AREAS

/** An area with one of its own subfields, and the words by which an endeavor shows that it lies there. */
type Technology = {
  [Area in keyof Areas]: { subject: RegExp; area: Area; subfield: Areas[Area][number] }
}[keyof Areas]

/**
 * Areas and subfields of the list of critical and emerging technologies (February 2024) in its own words, and the words
 * by which an endeavor shows that it lies there. Only an exact subject counts; a doubtful one is left to the applicant.
 */
export const TECHNOLOGIES: readonly Technology[] = [
  {
    subject: /\b(batter(y|ies)|lithium|sodium-ion)\b/i,
    area: 'Clean Energy Generation and Storage',
    subfield: 'Batteries',
  },
  {
    subject: /\b(grid storage|energy storage|stationary storage)\b/i,
    area: 'Clean Energy Generation and Storage',
    subfield: 'Energy storage',
  },
  {
    subject: /\bgrid (integration|interconnection)\b/i,
    area: 'Clean Energy Generation and Storage',
    subfield: 'Grid integration technologies',
  },
  {
    subject: /\b(carbon capture|carbon storage|carbon removal)\b/i,
    area: 'Clean Energy Generation and Storage',
    subfield: 'Carbon management technologies',
  },
  {
    subject: /\b(fusion (energy|power|reactor)|tokamak)\b/i,
    area: 'Clean Energy Generation and Storage',
    subfield: 'Fusion energy',
  },
  {
    subject: /\b(nuclear (energy|reactor|power))\b/i,
    area: 'Clean Energy Generation and Storage',
    subfield: 'Nuclear energy systems',
  },
  { subject: /\bdeep learning\b/i, area: 'Artificial Intelligence', subfield: 'Deep learning' },
  { subject: /\breinforcement learning\b/i, area: 'Artificial Intelligence', subfield: 'Reinforcement learning' },
  { subject: /\bmachine learning\b/i, area: 'Artificial Intelligence', subfield: 'Machine learning' },
  {
    subject: /\b(additive manufacturing|3D printing)\b/i,
    area: 'Advanced Manufacturing',
    subfield: 'Advanced additive manufacturing',
  },
  {
    subject: /\b(bioinformatics|computational biology|multi-omics)\b/i,
    area: 'Biotechnologies',
    subfield:
      'Multi-omics and other biometrology, bioinformatics, computational biology, predictive modeling, and analytical tools for functional phenotypes',
  },
  {
    subject: /\b(biomanufacturing|bioprocessing)\b/i,
    area: 'Biotechnologies',
    subfield: 'Biomanufacturing and bioprocessing technologies',
  },
  {
    subject: /\b(drones?|uncrewed air|unmanned aerial|UAVs?)\b/i,
    area: 'Highly Automated, Autonomous, and Uncrewed Systems (UxS), and Robotics',
    subfield: 'Air',
  },
  {
    subject: /\b(data interoperability|interoperab\w+)\b/i,
    area: 'Data Privacy, Data Security, and Cybersecurity Technologies',
    subfield: 'Technologies for data fusion and improving data interoperability, privacy, and security',
  },
  {
    subject: /\bquantum comput/i,
    area: 'Quantum Information and Enabling Technologies',
    subfield: 'Quantum computing',
  },
  { subject: /\bquantum sens/i, area: 'Quantum Information and Enabling Technologies', subfield: 'Quantum sensing' },
  {
    subject: /\b(remote sensing|satellite imag)/i,
    area: 'Advanced and Networked Sensing and Signature Management',
    subfield: 'Remote sensing of the Earth',
  },
  { subject: /\bedge computing\b/i, area: 'Advanced Computing', subfield: 'Edge computing and devices' },
]
