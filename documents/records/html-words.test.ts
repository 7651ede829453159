import { expect, test } from 'vitest'
import { withoutTags } from './html-words.ts'

test.each([
  ['<p>Runs the kiln</p>', 'Runs the kiln'],
  ['<ul><li><p>One</p></li><li><p>Two &amp; <b>three</b></p></li></ul>', 'One\nTwo & three'],
  ['First<br/>second<br>third', 'First\nsecond\nthird'],
  ['<a href="https://k.example">Kiln</a>&nbsp;7&#39;s &#x41;', "Kiln 7's A"],
  ['x < 7 and y > 3', 'x < 7 and y > 3'],
  ['a<b and c>d', 'a<b and c>d'],
  ['AT&T &copy;', 'AT&T &copy;'],
  ['&#9999999;', ''],
])('the words of %j', (html, text) => {
  expect(withoutTags(html)).toBe(text)
})
