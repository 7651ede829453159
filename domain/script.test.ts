import { expect, test } from 'vitest'
import { isInAnotherScript } from './script.ts'

test.each([
  '配电变压器缺乏实时监测。',
  '我们使用 Python 和 TensorFlow 开发了系统。',
  '采用 CNN、LSTM、SVM 和 Python',
  'Заявительница разработала способ измерять прочность мостов.',
  'طورت المهندسة طريقة لقياس الجسور',
  '변압기를 실시간으로 감시한다.',
  'Project: 配电变压器监测',
])('%s is in another script', (text) => expect(isInAnotherScript(text)).toBe(true))

test.each([
  '',
  '4.8 of 5',
  'Transformers failed without warning.',
  'The device, 配电变压器在线监测系统, was installed in 2020.',
  'I worked with 李娜 (Li Na) at 清华大学 for two years.',
  'Kőszegi and Nguyễn measured Δt and σ at µm scale.',
  'WE BUILT IT.',
])('%j is not', (text) => expect(isInAnotherScript(text)).toBe(false))
