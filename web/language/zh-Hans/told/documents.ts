import type { Told } from '../../translated.ts'

/** What reading a file of records says. */
export const DOCUMENTS_TOLD: Told = {
  // documents/records/bibtex.ts
  'We read the first {0} records of a file. Split it to bring in the rest.':
    '我们只读取文件的前 {0} 条记录。请拆分文件以导入其余部分。',
  '{0#} more': '还有 {0#} 项',
  'A brace or a quotation mark is missing in it, so it could not be read.': '其中缺少一个花括号或引号，无法读取。',
  'It could not be read.': '无法读取。',
  'It has no title.': '它没有标题。',
  'It is the volume that other records here appeared in.': '它是这里其他记录所在的那一卷。',
  // documents/records/json-resume.ts
  'It should be a list, and is none.': '它应该是一个列表，但不是。',
  'It is not an entry.': '它不是一个条目。',
  'It is empty.': '它是空的。',
  'Your profile has no list for these.': '您的个人资料中没有对应的列表。',
  'Your name and contacts are entered in Personal info.': '您的姓名和联系方式请在“个人信息”中填写。',

  // documents/records/orcid.ts
  'It has no name.': '它没有名称。',

  // documents/records/records.ts
  'We take {0} records at a time. Split the file to bring in the rest.':
    '我们每次处理 {0} 条记录。请拆分文件以导入其余部分。',
  'For reasons like those above.': '原因与上面的类似。',
  'Its opening brace is missing, so it could not be read.': '它缺少开头的花括号，因此无法读取。',
}
