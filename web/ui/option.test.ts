import { COUNTRIES } from '#domain/countries.ts'
import { COUNTRY_NAMES } from '#domain/country-names.ts'
import { FIELDS_OF_STUDY } from '#domain/options.ts'
import { afterEach, expect, it, test } from 'vitest'
import { setTold } from '../language/translated.ts'
import { RECOMMENDER_PHONE_CODES } from '#domain/phone-codes.ts'
import { COUNTRY_OPTIONS, phoneOptions, STATE_OPTIONS } from './country-options.ts'
import { asOption, matching, named, only } from './option.ts'

afterEach(() => setTold({}))

const few = ['Hungary', "Côte d'Ivoire", 'Türkiye', 'United States', 'Tunisia'].map(asOption)

it.each([
  ['un', ['United States', 'Hungary', 'Tunisia']],
  ['cote d’i', ["Côte d'Ivoire"]],
  ['TURK', ['Türkiye']],
  ['zz', []],
  ['', few.map((country) => country.label)],
])('finds by %j, accents aside, those that begin with it first', (typed, labels) => {
  expect(matching(few, typed).map((option) => option.label)).toEqual(labels)
})

const FIELDS = ['Chemical Engineering', 'Civil Engineering', 'Environmental Science', 'Environmental Engineering'].map(
  asOption,
)

test.each([
  ['Civil and Environmental Engineering', ['Civil Engineering', 'Environmental Engineering']],
  ['engineering civil', ['Civil Engineering']],
  ['Environmental Engineering and Science', ['Environmental Science', 'Environmental Engineering']],
  ['Engineering', ['Chemical Engineering', 'Civil Engineering', 'Environmental Engineering']],
  ['eng env', ['Environmental Engineering']],
  ['Medieval Music', []],
])('finds by the words of %j, and not by the whole alone', (typed, labels) => {
  expect(matching(FIELDS, typed).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['Civil Engineering', 'Civil and Environmental Engineering'],
  ['statistics', 'Data Science and Statistics'],
  ['Machine Learning and AI', 'Artificial Intelligence and Machine Learning'],
  ['quantum physics', 'Physics and Astronomy'],
  ['needlework and embroidery', undefined],
  ['clinical medicine', 'Medicine and Clinical Science'],
])('of the research domains %j finds %s', (typed, domain) => {
  expect(matching(FIELDS_OF_STUDY.map(asOption), typed)[0]?.label).toBe(domain)
})

test('on leaving, what was merely like it is not taken', () => {
  expect(only(FIELDS, 'engineering civil')?.value).toBe('Civil Engineering')
  expect(only(FIELDS, 'Civil Engineering and Music')).toBeUndefined()
  expect(only(COUNTRY_OPTIONS, 'New Zealand and Tonga')).toBeUndefined()
})

test.each([
  ['UK', 'United Kingdom'],
  ['usa', 'United States'],
  ['US', 'United States'],
  ['U.S.A.', 'United States'],
  ['United States of America', 'United States'],
  ['P.R. China', 'China'],
  ['the Netherlands', 'Netherlands'],
  ['Hongkong', 'Hong Kong'],
  ['Korea', 'South Korea'],
  ['Holland', 'Netherlands'],
  ['Burma', 'Myanmar'],
  ['中国', 'China'],
  ['deutschland', 'Germany'],
  ['turkey', 'Türkiye'],
  ['Niger', 'Niger'],
  ['Česko', 'Czechia'],
])('of the countries %j finds first, and on leaving is, %s', (typed, country) => {
  expect(matching(COUNTRY_OPTIONS, typed)[0]?.label).toBe(country)
  expect(named(COUNTRY_OPTIONS, typed)?.value).toBe(country)
})

test.each([
  ['44', 'United Kingdom'],
  ['+44', 'United Kingdom'],
  ['canada', 'United States, Canada'],
  ['日本', 'Japan'],
])('of the phone codes %j finds %s first', (typed, country) => {
  expect(matching(phoneOptions(RECOMMENDER_PHONE_CODES), typed)[0]?.label).toBe(country)
})

test('a state is found by its abbreviation', () => {
  expect(STATE_OPTIONS).toHaveLength(56)
  for (const words of ['dc', 'D.C.', 'Washington DC', 'washington, d.c.'])
    expect(named(STATE_OPTIONS, words)?.value).toBe('District of Columbia')
  expect(named(STATE_OPTIONS, 'Ontario')).toBeUndefined()
})

test('words that are no name of one option alone name none', () => {
  expect(named(COUNTRY_OPTIONS, 'guin')).toBeUndefined()
  expect(named(COUNTRY_OPTIONS, ' ')).toBeUndefined()
})

test('every country has a code of its own, by which the build finds its flag', () => {
  const codes = COUNTRIES.map((country) => COUNTRY_NAMES[country][0])
  expect(new Set(codes).size).toBe(COUNTRIES.length)
})

test('a word of a list is shown in the reader’s language, stored in English, and found by both', () => {
  setTold({ Construction: '建筑业' })
  const options = ['Construction', 'Utilities'].map(asOption)
  expect(options[0]).toMatchObject({ value: 'Construction', label: '建筑业' })
  expect(named(options, '建筑业')?.value).toBe('Construction')
  expect(named(options, 'construction')?.value).toBe('Construction')
})
