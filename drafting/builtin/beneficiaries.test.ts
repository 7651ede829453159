import { expect, test } from 'vitest'
import { read } from './reading.ts'

const seat = { section: 'endeavors', entry: 1, field: 'exp_nation_impt_beneficiaries', item: '', past: false }

test.each([
  ['Nine county offices in Maryland and Virginia adopted the dashboard.', 'whole'],
  ['Six counties tested the kit and two bought it.', 'whole'],
  ['Small mills cut costs.', 'whole'],
  ['Patients treated at home.', 'thing'],
  ['Patients treated each year in small hospitals.', 'thing'],
  ['Children born early.', 'thing'],
  ['Small hospitals that adopted the dashboard and their nurses.', 'thing'],
  ['Farmers without access to credit.', 'thing'],
])('of those who benefit, “%s” is a %s', (typed, kind) => expect(read(typed, seat).kind).toBe(kind))
