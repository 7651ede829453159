import type { Told } from '../../translated.ts'

/** What drafting says of a draft, of the case file and of the letters; documents themselves are English. */
export const DRAFTING_TOLD: Told = {
  // drafting/case-file/build.ts
  'Personal Info, {0}': '个人信息，{0}',
  'Computed, {0}': '计算所得，{0}',
  '{0}, {1} (computed)': '{0}，{1}（计算所得）',
  // drafting/case-file/contradictions/awards.ts
  '{0}, “{1}”, was received {2}, not in {3}.': '{0}，“{1}”：获得时间是 {2}，不在 {3} 内。',
  '{0}, “{1}”, was received {2}, but its paper ({3}) says {4}.':
    '{0}，“{1}”：您填写的获得时间是 {2}，但其文件（{3}）写的是 {4}。',
  '{0}, “{1}”, expires {2}, but its paper ({3}) says {4}.':
    '{0}，“{1}”：您填写的失效时间是 {2}，但其文件（{3}）写的是 {4}。',
  '{0}, “{1}”, was received {2}, but {3} puts it in {4}.': '{0}，“{1}”：获得时间是 {2}，但 {3} 把它放在 {4}。',

  // drafting/case-file/contradictions/basis.ts
  'your entries speak for {0} of the six kinds of evidence, and at least three are asked for':
    '您的条目体现了六类证据中的 {0} 类，而要求至少三类',
  'your entries do not tell whether the ability lies in the sciences, the arts or business':
    '您的条目没有说明这种能力属于科学、艺术还是商业',
  'advanced degree': '高等学位',
  'no entry under Education is a finished degree': '“教育经历”中没有已完成的学位',
  'your highest finished degree is {0} ({1})': '您已完成的最高学位是 {0}（{1}）',
  'no entry under Education is a finished bachelor’s degree': '“教育经历”中没有已完成的学士学位',
  'your entries show {0} full-time work after {1}': '您的条目显示在 {1} 之后有 {0} 的全职工作',
  ' They do hold what “{0}” asks for.': '它们确实具备“{0}”所要求的内容。',
  'You chose “{0}” for EB-2, but {1}.{2}': '您为 EB-2 选择了“{0}”，但{1}。{2}',

  // drafting/case-file/contradictions/counts-on-papers.ts
  '{0} says “{1}”, but the paper of that {2} ({3}) says “{4}”.': '{0} 写的是“{1}”，但该 {2} 的文件（{3}）写的是“{4}”。',

  // drafting/case-file/contradictions/degree-papers.ts
  '{0} gives {1}, but its paper ({2}) says {3}.': '{0} 填写的是{1}，但其文件（{2}）写的是 {3}。',
  '{0} gives the end of your studies as {1}, and its diploma ({2}) the day of the degree as {3}: the documents tell the diploma’s.':
    '{0} 填写的学业结束时间为 {1}，其学位证书（{2}）上授予学位的日期为 {3}：文件中写的是学位证书上的日期。',
  'the degree as “{0}”': '学位为“{0}”',
  'the major as “{0}”': '专业为“{0}”',
  'the end of your studies as {0}': '学业结束时间为 {0}',
  'a GPA of {0}': 'GPA 为 {0}',

  // drafting/case-file/contradictions/figures.ts
  '{0} gives a GPA of {1}, above its highest possible value, {2}.': '{0} 的 GPA 为 {1}，高于满分 {2}。',
  '{0} has a citation count of {1}, but its {2} says {3}.': '{0} 的被引次数为 {1}，但其 {2} 写的是 {3}。',
  '{0} says “{1}”, but {2}, on which it rests, says “{3}”.': '{0} 写的是“{1}”，但它所依据的 {2} 写的是“{3}”。',

  // drafting/case-file/contradictions/major-in-words.ts
  '{0} tells of a “{1}”, and {2} has the major as “{3}”.': '{0} 写的是“{1}”，而 {2} 的专业为“{3}”。',

  // drafting/case-file/contradictions/name-in-latin.ts
  'Your name, {0}, is not in Latin letters yet. Your documents need it as your passport prints it.':
    '您的姓名“{0}”还没有拉丁字母写法。您的文书需要使用护照上的拼写。',
  'The name of {0}, {1}, is not in Latin letters yet. Your letters need it as the passport prints it.':
    '{0} 的姓名“{1}”还没有拉丁字母写法。您的推荐信需要使用其护照上的拼写。',

  // drafting/case-file/contradictions/names-on-papers.ts
  '{0} is made out to “{1}”. Is this paper yours, or did another one get in here?':
    '{0} 是开给“{1}”的。这份材料是您的吗，还是放错了文件？',
  'Personal Info gives your name as “{0}”, but {1} is made out to “{2}”.':
    '个人信息中您的姓名是“{0}”，但 {1} 上的姓名是“{2}”。',

  // drafting/case-file/contradictions/order-of-dates.ts
  '{0} ends {1}, before it begins {2}.': '{0} 的结束时间（{1}）早于开始时间（{2}）。',
  '{0} is entered as {1} {2}, which is after today, {3}.': '{0}：所填的时间（{1} {2}）晚于今天（{3}）。',
  '{0} was published {1}, before the project began {2}.': '{0} 的发表时间是 {1}，早于项目开始时间（{2}）。',
  '{0} was received from {1} {2}, but the first entry there, {3}, begins {4}.':
    '{0} 由 {1} 颁发，时间是 {2}，但您在那里的第一个条目 {3} 的开始时间是 {4}。',

  // drafting/case-file/contradictions/posts-on-papers.ts
  '{0} gives your time at {1} as {2}, but {3} says {4}.': '{0} 中您在 {1} 的任职时间是 {2}，但 {3} 写的是 {4}。',
  '{0} gives your job title at {1} as “{2}”, but {3} says “{4}”.': '{0} 中您在 {1} 的职位是“{2}”，但 {3} 写的是“{4}”。',

  // drafting/case-file/contradictions/publications.ts
  '{0} gives {1}, but the article itself ({2}) says {3}.': '{0} 填写的是{1}，但文章本身（{2}）写的是 {3}。',
  'the day of publication as {0}': '发表日期为 {0}',
  'the journal as “{0}”': '期刊为“{0}”',
  'your role as “{0}”': '您的角色为“{0}”',
  'that you are author {0} of {1}': '您是第 {0} 位作者，共 {1} 位',

  // drafting/case-file/contradictions/roles.ts
  '{0} gives your job title at {1} as “{2}”, {3} as “{4}”.': '{0} 中您在 {1} 的职位是“{2}”，{3} 中则是“{4}”。',
  '{0} and {1} are both about “{2}”, but the one gives your role as “{3}”, the other as “{4}”.':
    '{0} 和 {1} 都关于“{2}”，但一处您的角色是“{3}”，另一处是“{4}”。',

  // drafting/case-file/contradictions/same-time.ts
  '{0} ({1}, {2}, {3} hours a week)': '{0}（{1}，{2}，每周 {3} 小时）',
  '{0} and {1} are both full-time from {2} to {3}: {4} hours a week together.':
    '{0} 和 {1} 在 {2} 至 {3} 期间都是全职：合计每周 {4} 小时。',
  'From {0} to {1}, {2} is study on campus in {3} ({4}) while {5} is full-time work in {6} ({7}).':
    '在 {0} 至 {1} 期间，{2} 是在 {3} 的在校学习（{4}），而 {5} 是在 {6} 的全职工作（{7}）。',
  '{0} has known you for {1} years, but your first entry at {2}, {3}, begins {4}.':
    '{0} 认识您已有 {1} 年，但您在 {2} 的第一个条目 {3} 的开始时间是 {4}。',

  // drafting/case-file/contradictions/shares.ts
  '{0} says “{1}”, a change of {2} percent, but {3} says “{4}”.': '{0} 写的是“{1}”，即变化 {2}%，但 {3} 写的是“{4}”。',
  '{0} says “{1}”, but {2} says “{3}” of the same measure.': '{0} 写的是“{1}”，但对同一指标，{2} 写的是“{3}”。',

  // drafting/case-file/contradictions/stays.ts
  'the present': '现在',

  // drafting/case-file/contradictions/ties-in-letters.ts
  'You answered {0} to {1} for {2} ({3}), but the signed letter ({4}) says “{5}”.':
    '关于 {2}（{3}）的“{1}”，您回答的是“{0}”，但签字的推荐信（{4}）写道：“{5}”。',

  // drafting/case-file/contradictions/ties.ts
  'Recommender {0#} ({1})': '推荐人 {0#}（{1}）',
  '{0} has a yes for {1}, but the relationship says “{2}”. Your letter treats the recommender as not independent.':
    '{0} 的“{1&}”回答为“是”，但所填关系写的是“{2}”。您的信将这位推荐人视为非独立。',
  '{0} is a supervisor by category, but you answered that this recommender never supervised you.':
    '按所选类别，{0} 是主管，但您回答这位推荐人从未指导或管理过您。',
  '{0} has a no for every tie, but the category is “{1}”. Your letter asks the recommender about it.':
    '{0} 的各项关联都回答“否”，但类别是“{1}”。您的信会就此询问推荐人。',
  '{0} has a no for every tie, but the relationship says “{1}”. Your letter asks the recommender about it.':
    '{0} 的各项关联都回答“否”，但所填关系写的是“{1}”。您的信会就此询问推荐人。',
  'You answered that {0} is no co-author, but the article of {1} ({2}) names the recommender among its authors.':
    '您回答 {0} 不是合著者，但 {1} 的文章（{2}）把这位推荐人列为作者。',
  'You answered that {0} is no co-author. An author of the article of {1} ({2}) has a name like that. Is it somebody else?':
    '您回答 {0} 不是合著者。{1} 的文章（{2}）有一位作者的姓名与之相似。那是另一个人吗？',
  'You answered that you and {0} never had the same employer, but the recommender is of {1}, and {2} is at {3}.':
    '您回答您与 {0} 从未有过同一雇主，但这位推荐人属于 {1}，而 {2} 在 {3}。',
  'You answered no to {0} for {1}, but the relationship says “{2}”.':
    '您对 {1} 的“{0}”回答“否”，但所填关系写的是“{2}”。',
  'You answered that {0} is a co-author, but no publication is entered.':
    '您回答 {0} 是合著者，但没有填写任何发表的作品。',
  'You answered that {0} is a co-author, but no article of the filing names the recommender among its authors.':
    '您回答 {0} 是合著者，但递交材料中没有一篇文章的作者包含这位推荐人。',

  // drafting/case-file/derived.ts
  'Full name': '全名',
  'Full name with title': '带头衔的全名',
  'Name with title': '带头衔的姓名',
  Pronouns: '代词',
  '{0}, where 1 is the best grade': '{0}，其中 1 为最高成绩',
  GPA: 'GPA（平均绩点）',
  Duration: '时长',
  'EB-2 basis': 'EB-2 依据',
  'Highest degree': '最高学位',
  'Experience after the highest degree': '最高学位之后的工作经验',
  'Current position': '现任职位',
  'Number of publications': '发表作品数',
  'Total citations': '总被引次数',
  Yes: '是',
  No: '否',

  // drafting/case-file/fields.ts
  Background: '背景',
  Goal: '目标',
  Challenge: '难点',
  Solution: '解决办法',
  Impact: '影响',
  Prefix: '称谓',
  'First name': '名',
  'Name in its own script': '原文姓名',
  '{0}, Name in Latin letters': '{0}，拉丁字母姓名',
  'Middle name': '中间名',
  'Last name': '姓',
  Gender: '性别',
  Email: '邮箱',
  'Phone number': '电话号码',
  Occupation: '职业',
  'Field of endeavor': '事业领域',
  'How you qualify for EB-2': '您如何符合 EB-2 资格',
  Major: '专业',
  'School name': '学校名称',
  City: '城市',
  State: '州、省或地区',
  Country: '国家或地区',
  'School website': '学校网站',
  'Learning type': '学习方式',
  'Start date': '开始日期',
  'End date': '结束日期',
  'Currently studying': '目前在读',
  'Total GPA': '总 GPA',
  'Max GPA': 'GPA 满分',
  Courses: '课程',
  'Project name': '项目名称',
  Organization: '单位',
  'Research domain': '研究领域',
  Role: '角色',
  Comments: '补充说明',
  Published: '已发表',
  'Published journal': '期刊或会议',
  'Published date': '发表日期',
  'Published URL': '论文链接',
  'Citation count': '被引次数',
  'Funding source': '资助来源',
  'Funding source country': '资助方所在国家或地区',
  'Funding amount': '资助金额',
  Employment: '工作经历',
  'Job title': '职位名称',
  'Organization type': '单位类型',
  Industry: '行业',
  'Organization website': '单位网站',
  'Currently employed': '目前在职',
  'Job type': '工作类型',
  'Working hours per week': '每周工时',
  'Annual salary': '年薪',
  'Job summary': '工作概述',
  'Required skills': '所需技能',
  Department: '部门',
  Name: '名称',
  'Issuing organization': '颁发机构',
  Category: '类别',
  'Sub category': '子类别',
  'Received date': '获得日期',
  'Expired date': '失效日期',
  Status: '状态',
  Domain: '所属领域',
  Level: '级别范围',
  'Brief introduction': '简要介绍',
  'Plan title': '计划标题',
  'Area of focus': '重点方向',
  'Current progress': '目前进展',
  Plans: '实施步骤',
  'Expected outcomes': '预期成果',
  ETA: '预计完成时间',
  Title: '标题或职务',
  'Applicant qualifications': '申请人的资历',
  'Substantial merit, intrinsic value': '实质价值：内在价值',
  'Substantial merit, impact': '实质价值：影响',
  'Substantial merit, evidence': '实质价值：证据',
  'National importance, scope': '国家重要性：范围',
  'National importance, urgency': '国家重要性：紧迫性',
  'National importance, beneficiaries': '国家重要性：受益者',
  'National importance, impact': '国家重要性：影响',
  Recommender: '推荐人',
  Relationship: '与您的关系',
  Frequency: '联系频率',
  'Years known': '相识年数',
  'Same employer': '同一雇主',
  'Supervised you': '曾是您的主管',
  'Co-author': '合著者',
  'Country code': '国家/地区代码',
  Phone: '电话',
  LinkedIn: 'LinkedIn 主页',
  'Education {0#}': '教育经历 {0#}',
  'Education {0#}, {1}': '教育经历 {0#}，{1}',
  'Academic Project {0#}': '学术项目 {0#}',
  'Academic Project {0#}, {1}': '学术项目 {0#}，{1}',
  'Employment {0#}': '工作经历 {0#}',
  'Employment {0#}, {1}': '工作经历 {0#}，{1}',
  'Professional Project {0#}': '工作项目 {0#}',
  'Professional Project {0#}, {1}': '工作项目 {0#}，{1}',
  'Evidence {0#}': '证据 {0#}',
  'Evidence {0#}, {1}': '证据 {0#}，{1}',
  'Future Plan {0#}': '未来计划 {0#}',
  'Future Plan {0#}, {1}': '未来计划 {0#}，{1}',
  'Proposed Endeavor {0#}': '拟议事业 {0#}',
  'Proposed Endeavor {0#}, {1}': '拟议事业 {0#}，{1}',
  'Recommender {0#}': '推荐人 {0#}',
  'Recommender {0#}, {1}': '推荐人 {0#}，{1}',

  // drafting/case-file/letters.ts
  '{0}, Signed letter': '{0}，签字的推荐信',
  '{0}, Resume, page {1}': '{0}，简历，第 {1} 页',

  // drafting/case-file/months.ts
  '{0#} month': '{0#} 个月',
  '{0#} months': '{0#} 个月',
  '{0#} year': '{0#} 年',
  '{0#} years': '{0#} 年',
  '{0#} year and {1#} month': '{0#} 年零 {1#} 个月',
  '{0#} year and {1#} months': '{0#} 年零 {1#} 个月',
  '{0#} years and {1#} month': '{0#} 年零 {1#} 个月',
  '{0#} years and {1#} months': '{0#} 年零 {1#} 个月',

  // drafting/case-file/reckoned.ts
  'Time since publication': '发表至今的时间',
  'Time since it was received': '获得至今的时间',
  'Experience after the bachelor’s degree': '学士学位之后的工作经验',
  'Experience after the bachelor’s degree in its specialty': '学士学位之后的本专业工作经验',
  'Full-time work in the occupation': '在该职业的全职工作',
  'Weekly hours of the present posts': '现任职位的每周工时',
  '{0#} hours': '{0#} 小时',
  'Number of degrees': '学位数',
  'Number of courses of study': '学业数',
  'Number of posts': '任职数',
  'Number of academic projects': '学术项目数',
  'Number of professional projects': '工作项目数',
  'Number of awards': '奖项数',
  'Number of pieces of evidence': '证据数',
  'Number of plans': '计划数',
  'Number of recommenders': '推荐人数',
  'Number of signed letters': '已签字的推荐信数',

  // drafting/case-file/ties.ts
  'the same employer': '同一雇主',
  supervision: '指导或管理关系',
  'co-authorship': '合著',

  // drafting/editing/add-source.ts
  'This sentence is not in the paragraph': '该段落中没有这个句子',
  'This is not in your case file': '您的案卷中没有这一项',
  'nothing of this stands in the source that you chose': '您选择的出处中没有这一点',
  'the source that you chose was drafted here for you, and proves nothing':
    '您选择的出处是这里为您起草的文字，不能证明任何事',

  // drafting/editing/quote-page.ts
  'Please copy at least a few words in a row': '请至少抄录连续的几个词',
  'These words are not on a page of Exhibit {0}. Copy them exactly as they are printed there.':
    '附件 {0} 的各页上没有这些文字。请完全照原文抄录。',
  'This question is not answered by a page': '这个问题不能用一页文字来回答',
  'This question stands inside a sentence. Please edit the paragraph': '这个问题在一句话之中，请编辑该段落',

  // drafting/editing/edit-blocks.ts
  'This paragraph is not in the document': '这个段落不在文书中',
  'Only paragraphs, quotations and lists can be edited': '只能编辑段落、引文和列表',
  '“{0}” opens a mark that is not closed. Put ] after its last word.':
    '“{0}”开始的标记没有结束。请在最后一个词后加上 ]。',

  // drafting/endeavors/draft.ts
  'Reading the case file': '正在阅读案卷',
  'Drafting endeavor {0} of {1}': '正在起草第 {0} 项拟议事业，共 {1} 项',
  'Checking every sentence against its sources': '正在逐句核对出处',

  // drafting/endeavors/needs.ts
  'It says what you will do.': '它说明了您要做什么。',
  'It does not say what you will do: name the problem, then what you will make or do about it.':
    '它没有说明您要做什么：请先指出问题，再说明您将做出什么、采取什么行动。',
  'It says what changes, and for whom.': '它说明了什么会改变，以及为谁而改变。',
  'It does not say for whom something changes.': '它没有说明是为谁而改变。',
  'It holds a figure that a reader can check.': '它有读者可以核对的数字。',
  'It holds no figure: say how much, how many or how often, and which paper shows it.':
    '它没有数字：请说明多少、多大或多频繁，以及哪份文件可以证明。',
  'It names others than you and your employer.': '它提到了您和雇主之外的人。',
  'It names nobody beyond you and your employer: a benefit that stops there is not enough.':
    '它没有提到您和雇主之外的任何人：止步于此的益处是不够的。',
  'It says why this is the time.': '它说明了为什么正当其时。',
  'It does not say why now: name a date, a deadline, or what each year of waiting costs.':
    '它没有说明为什么是现在：请指出某个日期、期限，或每等待一年的代价。',
  'It names who gains.': '它说明了谁会受益。',
  'It does not name who gains: say which people or organizations, beyond your own.':
    '它没有说明谁会受益：请指出您自己的机构之外的哪些人或机构。',
  'It holds a figure to measure it by.': '它有可以衡量的数字。',
  'It holds no figure: say how much, how many or by when.': '它没有数字：请说明多少、多大，或到什么时候。',
  'It names what qualifies you.': '它说明了您凭什么胜任。',
  'It names no degree, license, post or years of work that qualify you.':
    '它没有提到使您胜任的学位、执照、职位或工作年数。',
  'It says what you did yourself.': '它说明了您本人做了什么。',
  'It does not say what you did yourself: write “I designed …”, not only what the team did.':
    '它没有说明您本人做了什么：请写“I designed …”，而不只写团队做了什么。',

  // drafting/endeavors/notes.ts
  'It names an undertaking, not an occupation or a field.': '它指明了一项事业，而不只是职业或领域。',
  'Not specific yet: {0}.': '还不够具体：{0}。',
  'It has only {0}: too few to tell a reader anything of this endeavor.':
    '它只有 {0}：太少，读者无法从中了解这项事业。',
  '1 word': '1 个词',
  '{0#} words': '{0#} 个词',
  'Missing: {0}.': '缺失：{0}。',
  'To verify: “{0}”. Your profile does not hold it: prove it or take it out.':
    '待核实：“{0}”。您的个人资料中没有这一点：请加以证明，或删去。',
  'It argues {0}: {1}.': '它主张{0}：{1}。',
  'It says the same as “{0}”.': '它与“{0}”所说相同。',

  // drafting/engine.ts
  'Drafting section {0} of {1}: {2}': '正在起草第 {0} 节，共 {1} 节：{2}',

  // drafting/grounding/rules/ties.ts
  'your profile says that {0}': '您的个人资料写明 {0}',

  // drafting/rfe-response/phrasing/issue.ts, drafting/grounding/rules
  'only your own draft says this; no entry and no paper says it in these words':
    '只有您自己的草稿这样写；没有条目或文件有与此相同的文字',
  'only your own draft says this; no entry and no paper holds: {0}': '只有您自己的草稿这样写；没有条目或文件包含：{0&}',
  'no entry holds this date': '没有条目有这个日期',
  'no entry holds this name': '没有条目有这个名称',
  'no entry holds this degree': '没有条目有这个学位',
  'no entry holds these words exactly': '没有条目有与此完全相同的文字',
  'no entry holds this address': '没有条目有这个地址',

  // drafting/grounding/citations.ts
  '{0} is never cited here: {1}': '{0} 在此绝不引用：{1}',
  'it does not read as {0} is cited': '写法与 {0} 的引用格式不符',

  // drafting/grounding/rules/exhibits.ts
  'it proves no entry that this sentence rests on': '它不能证明这个句子所依据的任何条目',
  'it proves no entry that tells “{0}”': '它不能证明任何说明“{0}”的条目',
  'its pages were read and do not hold this': '已读过它的各页，其中没有这一点',
  'its pages were read and do not hold “{0}”': '已读过它的各页，其中没有“{0}”',
  'its pages were read and tell of something else than its title': '已读过它的各页，讲的不是其标题所说的内容',

  // drafting/case-file/disregarded.ts, drafting/model/second-reading.ts, drafting/editing/recognized.ts
  '“{0}” is a draft and no signed letter: its page {1} says “{2}”. It does not count until the signed letter is uploaded in its place.':
    '“{0}”是草稿，不是已签名的推荐信：其第 {1} 页写有“{2}”。在上传已签名的推荐信取代它之前，它不算数。',
  '“{0}” is a draft that was made here: its page {1} says “{2}”. It proves nothing and is no exhibit. Please upload the paper that was meant.':
    '“{0}”是在本站起草的草稿：其第 {1} 页写有“{2}”。它不能证明任何事，也不作为证物。请上传原本要用的文件。',
  'its sources do not say so': '它的来源没有这样说',
  'the library holds no such note of {0}': '法律依据库中没有 {0} 的这条脚注',

  // drafting/authorities/never-cite.ts
  'vacated by Matter of Dhanasar in 2016': '已于 2016 年被 Matter of Dhanasar 撤销',
  'a test of the EB-1A classification': '这是 EB-1A 类别的审查标准',
  'a requirement of EB-1A, not of EB-2': '这是 EB-1A 的要求，不是 EB-2 的要求',
  'the vacated test; Dhanasar at 889-90 asks for national importance instead':
    '这是已被撤销的标准；Dhanasar 第 889-90 页要求的是国家重要性',
  'a shortage does not carry a prong by itself; labor certification is there to test it':
    '单凭人员短缺不能满足任何一个要件；那是劳工证所要审查的',

  // drafting/authorities/statements.ts
  'the standard of proof is the preponderance of the evidence': '证明标准是优势证据标准',
  'a waiver may be granted, as a matter of discretion': '豁免可由主管机关酌情批准',
  'a profession asks for a baccalaureate or its equivalent as the minimum for entry':
    '专业职业的最低入行要求是学士学位或同等学历',
  'an advanced degree lies above the baccalaureate': '高等学位是指学士学位以上的学位',
  'exceptional ability is expertise significantly above that ordinarily encountered':
    '特殊能力是指明显高于通常水平的专业能力',
  'a baccalaureate with five years of progressive experience is the equivalent of a master’s degree':
    '学士学位加五年递进的工作经验等同于硕士学位',
  'merit, importance and waiver are confined to no kind of work, proof or person':
    '价值、重要性和豁免不限于某一类工作、证据或人员',
  'the framework of Dhanasar has three elements': 'Dhanasar 的框架有三个要件',
  'at least three of six kinds of evidence are asked for': '要求六类证据中的至少三类',
  'the burden of proof is the petitioner’s': '举证责任由申请人承担',
  'an opinion of experts is advisory': '专家意见仅供参考',
  'eligibility is established at the time of filing': '资格须在递交时已经具备',
  'a translation is full and certified': '翻译须完整并附有译者证明',
  'whoever asks for the waiver may file on his or her own behalf': '请求豁免的人可以自己为自己递交申请',

  // drafting/grounding/law-statements.ts
  'the law says otherwise: {0}': '法律另有规定：{0}',
  'the law cited holds no such figure': '所引用的法律中没有这个数字',
  'the decision does not say this of its petitioner': '该判例没有这样描述其申请人',

  // drafting/grounding/rules/citation.ts
  'the library of authorities does not hold this citation': '法律依据库中没有这条引用',

  // drafting/grounding/rules/misplaced.ts
  'no entry says this of all of these places': '没有条目说所有这些地方都是如此',

  // drafting/grounding/rules/misread-law.ts
  'the law does not ask for this': '法律没有这样的要求',
  'the page cited speaks of something else': '所引用的页讲的是别的内容',
  'the law cited speaks of something else': '所引用的法律讲的是别的内容',
  'somebody else decided this': '作出这一裁决的是别的机构',
  'the law does not say this': '法律没有这样说',

  // drafting/grounding/rules/not-on-page.ts
  'the quoted words are not on this page': '这一页上没有所引用的文字',

  // drafting/grounding/rules/nowhere-number.ts
  'no entry holds this number': '没有条目有这个数字',

  // drafting/grounding/rules/overreached.ts
  'no entry says this of the whole': '没有条目说整体都是如此',

  // drafting/grounding/rules/source.ts
  'neither the case file nor the library holds this source': '案卷和法律依据库中都没有这个来源',

  // drafting/letter-packet/contributions.ts
  'Employment project': '工作项目',
  'Education project': '学术项目',
  'Future plan': '未来计划',

  // drafting/letter-packet/gaps/coverage.ts
  'No letter speaks to prong {0}, {1}: {2}.': '没有一封信谈到第 {0} 要件，{1}：{2}。',
  '{0} is asked to: add a sentence about it, or draft the letter again.':
    '已请 {0} 谈这一点：请补写一句，或重新起草这封信。',
  'Open the letter': '打开推荐信',
  'For a recommender who can, choose the goal {0}.': '请为能谈到这一点的推荐人选择目标 {0&}。',
  'Choose a recommender': '选择推荐人',
  'Your profile holds no project of which a letter could tell.': '您的个人资料中没有可供推荐信讲述的项目。',
  'Add the work that your recommenders know: what was wanted, what you did, what came of it.':
    '请添加推荐人了解的工作：当初要解决什么、您做了什么、结果如何。',
  'Add a project': '添加项目',
  'No letter speaks to {0}.': '没有一封信谈到 {0&}。',
  'Choose it for a recommender who knows it, or leave it out on purpose.': '请为了解它的推荐人选择它，或有意不写。',
  '{0} is chosen for {1}, and no letter tells more of it than its name.':
    '{0&} 是为 {1&} 选定的，但信中除名称外没有更多内容。',
  '{0} are chosen for {1}, and no letter tells more of them than their names.':
    '{0&} 是为 {1&} 选定的，但信中除名称外没有更多内容。',
  'That may stand. If a writer knows more of it, the letter can say so; or choose it for somebody who knows it.':
    '可以保持这样。如果推荐人了解更多，可以写进信中；也可以把它分给了解它的推荐人。',
  '{0} speak to the same contributions and to no other.': '{0&} 谈的是相同的贡献，没有别的内容。',
  'Give each writer something that only this one can tell.': '请让每位推荐人谈一件只有自己才能谈的事。',
  'Choose something else': '另选内容',

  // drafting/letter-packet/gaps/in-words.ts
  '{0} and {1#} more': '{0}，另有 {1#} 项',

  // drafting/letter-packet/gaps/letters.ts
  'The letters of {0} and {1} have {2} in the same words, up to {3} % of a letter.':
    '{0} 与 {1} 的信有 {2} 用词相同，最多占一封信的 {3} %。',
  'Let one of the two say it in their own words, or leave it to the other.':
    '请让其中一人用自己的话说，或只留给另一人说。',
  'Open the passage': '打开这段文字',
  'You have {0}.': '您有 {0}。',
  'Four to six is usual, each with something else to tell.': '通常为四到六封，每封各有不同的内容。',
  'Add a recommender': '添加推荐人',
  'You have {0} recommenders.': '您有 {0} 位推荐人。',
  'More than seven or eight letters look weak: keep those that tell most.':
    '超过七八封反而显得薄弱：请保留最有内容的几封。',
  'Look at the recommenders': '查看推荐人',
  '{0} has no letter yet.': '{0} 还没有推荐信。',
  'Have it drafted.': '请起草这封信。',
  'Choose {0}, then have it drafted.': '请选择 {0&}，再起草。',
  'Draft it': '起草',
  Choose: '选择',
  'Your profile has changed since {0}’s letter was written.': '写好 {0} 的信之后，您的个人资料有了变化。',
  'Look at what changed, and whether the signed letter still says what is so.':
    '请查看有哪些变化，以及签字的推荐信是否仍符合事实。',
  'Look at what changed, and draft the sections that rest on it again.': '请查看有哪些变化，并重新起草相关各节。',
  '{0}’s letter has {1} and is not signed.': '{0} 的信有 {1}，尚未签字。',
  'Most are questions that only the writer can answer. Then let the writer correct and sign it.':
    '其中大多是只有推荐人才能回答的问题。之后请推荐人修改并签字。',
  'See what is open': '查看待处理项',
  '{0}’s letter is not signed.': '{0} 的信尚未签字。',
  'Let the writer read, correct and sign it, then upload it.': '请推荐人阅读、修改并签字，然后上传。',
  'Upload the signed letter': '上传签字的推荐信',
  '{0#} passage': '{0#} 段文字',
  '{0#} passages': '{0#} 段文字',
  '{0#} recommender': '{0#} 位推荐人',
  '{0#} recommenders': '{0#} 位推荐人',
  '{0#} open point': '{0#} 个待处理项',
  '{0#} open points': '{0#} 个待处理项',

  // drafting/letter-packet/gaps/ties.ts
  'Put right whichever of the two is wrong.': '两者之中哪个有误，就请改正哪个。',
  'Look at the relationship': '查看关系',
  Answer: '回答',
  'It is not told whether {0} is independent of you.': '还没有说明 {0} 是否独立于您。',
  'Answer: {0}': '请回答：{0}',
  'Answer in the recommender’s profile: {0}': '请在推荐人资料中回答：{0}',
  'No writer is known to be independent yet.': '目前还不能确定有哪位推荐人是独立的。',
  'No writer is independent of you.': '没有一位推荐人独立于您。',
  'Ask somebody who knows your work and has neither employed, supervised nor published with you.':
    '请邀请一位了解您的工作，但从未雇用、指导过您，也没有与您共同发表过作品的人。',
  '{0} of {1} writers {2} independent.': '{1} 位推荐人中有 {0} 位{2}独立的。',
  'In most filings the greater part of the letters comes from independent writers.':
    '在多数申请中，大部分推荐信来自独立的推荐人。',

  // drafting/letter-packet/independence.ts
  'Your professor.': '是您的教授。',
  'Your professor; {0}.': '是您的教授；{0}。',
  'Your supervisor.': '是您的主管。',
  'Your supervisor; {0}.': '是您的主管；{0}。',
  'Your colleague.': '是您的同事。',
  'Your colleague; {0}.': '是您的同事；{0}。',
  'Has worked for your employer.': '曾为您的雇主工作。',
  'Has worked for your employer; {0}.': '曾为您的雇主工作；{0}。',
  'Has supervised or taught you.': '曾指导或教过您。',
  'Has supervised or taught you; {0}.': '曾指导或教过您；{0}。',
  'Has published with you.': '曾与您共同发表作品。',
  'Has published with you; {0}.': '曾与您共同发表作品；{0}。',
  'your professor': '您的教授',
  'your supervisor': '您的主管',
  'your colleague': '您的同事',
  'has worked for your employer': '曾为您的雇主工作',
  'has supervised or taught you': '曾指导或教过您',
  'has worked for your employer; {0}': '曾为您的雇主工作；{0}',
  'your professor; {0}': '是您的教授；{0}',
  'your supervisor; {0}': '是您的主管；{0}',
  'your colleague; {0}': '是您的同事；{0}',
  'has published with you; {0}': '曾与您共同发表作品；{0}',
  'has supervised or taught you; {0}': '曾指导或教过您；{0}',
  'has published with you': '曾与您共同发表作品',
  'No common employer, no supervision, no joint publication.': '没有同一雇主、没有指导关系、没有共同发表。',
  'By the relationship that you entered: “{0}”.': '依据您填写的关系：“{0}”。',
  'Your answers and the relationship do not agree.': '您的回答与所填关系不一致。',
  'You answered no to every tie, and the relationship says “{0}”. Which is right?':
    '您对各项关联都回答“否”，而所填关系写的是“{0}”。哪一个是对的？',
  'Your answers and the category do not agree.': '您的回答与所选类别不一致。',
  'You answered no to every tie, and the category is “{0}”. Which is right?':
    '您对各项关联都回答“否”，而所选类别是“{0}”。哪一个是对的？',
  'It is not told yet.': '还没有说明。',

  // drafting/petition-letter/outline/eligibility.ts
  'On which basis the classification rests, in a sentence or two, and where each part of it is proved.':
    '用一两句话说明分类的依据，以及各部分在哪里得到证明。',
  'The degree above the baccalaureate, its equivalence where it is foreign, and the papers that prove it.':
    '学士以上的学位、外国学位的同等效力，以及证明它的文件。',
  'The baccalaureate and the posts held after it, each with dates and hours, and how they progressed in the specialty.':
    '学士学位及其后的任职，各附日期和工时，以及在专业上如何逐步提升。',
  'Each of the six criteria (R1 to R6) for which there is evidence, with that evidence and no more; the others are not claimed.':
    '六项标准（R1 至 R6）中有证据的各项，只写有证据的内容；其余各项不主张。',
  'What each basis asks for, what the record holds of it and what it lacks; nothing is claimed.':
    '每项依据要求什么、资料中有什么、还缺什么；不作主张。',
  'Final merits: which criteria were met by which papers, whether the evidence, weighed together, shows expertise significantly above that ordinarily encountered, and how the ability serves the endeavor.':
    '最终权衡：哪些标准由哪些文件满足，证据合在一起是否显示出明显高于通常水平的专长，以及这种能力如何服务于拟议事业。',
  'Why the intended occupation is a profession, and that the classification therefore applies.':
    '为什么所从事的职业属于专业职业，因而适用该分类。',
  'The second basis, shortly: each criterion that is proved by a paper; then final merits: what these papers show together, and what sets it above the ordinary.':
    '简要说明第二项依据：由文件证明的各项标准；然后是最终权衡：这些文件合在一起说明什么，以及何以高于通常水平。',
  'The degree as a ground of its own beside exceptional ability, proved as it would be alone, and that the occupation is a profession.':
    '将学位作为特殊能力之外的独立依据，如同单独主张一样加以证明，并说明该职业属于专业职业。',

  // drafting/petition-letter/outline/endeavor.ts
  'The undertaking in two sentences, told apart from an occupation or a field; through whom it is carried out.':
    '用两句话说明这项事业，与职业或领域区分开来；说明通过谁来实施。',
  'The need that the endeavor meets, as the petitioner met it in earlier work, with its figures.':
    '事业所满足的需求，正如申请人在先前的工作中遇到的那样，附上数字。',
  'The work itself: method, steps in their order, who takes part. Plans are told as plans.':
    '工作本身：方法、各步骤的先后、由谁参与。计划就写作计划。',
  'Horizon of the plan, the outcomes by which it can be judged, and who will use or benefit from it.':
    '计划的期限、可据以评判的成果，以及谁将使用或受益。',
  'How the endeavor follows from work already done, and why it is narrower than the occupation.':
    '拟议事业如何由已完成的工作发展而来，以及它为什么比职业更具体。',

  // drafting/petition-letter/outline/opening.ts
  'Who asks for which classification and waiver, for which endeavor and on what foundation; the standard of proof; the order of the letter.':
    '谁请求哪种分类和豁免、为哪项事业、以什么为依据；证明标准；信的顺序。',
  'The person in two paragraphs: posts and training, then the principal work and what others made of it.':
    '用两段介绍申请人：先写职位与训练，再写主要工作以及他人的评价。',

  // drafting/petition-letter/outline/prong-one.ts
  'The three elements of the test in their order, and how this Part follows them.':
    '依次说明判断标准的三个要件，以及本部分如何与之对应。',
  'A heading alone.': '只有标题。',
  'In which of the areas that the decision names the merit lies, what the endeavor improves, and what results already speak for it.':
    '价值属于判例列举的哪个方面、事业改善什么，以及已有哪些成果可以证明。',
  'The mechanism by which this endeavor, not its field, reaches beyond one employer and its clients; effects only as far as they are in evidence.':
    '这项事业本身（而不是其领域）通过什么机制影响到一个雇主及其客户之外；只写有证据的效果。',
  'Where the endeavor lies on the list of critical and emerging technologies, with its limits, and the degree in the field where there is one.':
    '事业在关键与新兴技术清单中的位置及其限度，以及该领域的学位（如有）。',
  'What public bodies have done or written about this work, each with its paper.':
    '公共机构对这项工作做过什么、写过什么，各附文件。',

  // drafting/petition-letter/outline/prong-three.ts
  'The question of the third element, its factors, and what it does not ask.':
    '第三要件的问题、考虑因素，以及它不要求什么。',
  'Why a job offer or its certification cannot carry this endeavor, from its own steps and this person’s skills.':
    '为什么工作邀约或劳工认证无法承载这项事业，从其各步骤和申请人的技能来说明。',
  'What this person’s contributions are worth, from results; no claim that workers are lacking.':
    '申请人的贡献有什么价值，以成果说明；不主张缺乏劳动者。',
  'Why the contributions should not wait, from the problem and the plan; no alarm that the record does not hold.':
    '为什么这些贡献不应等待，从问题和计划来说明；不夸大资料所没有的紧迫。',
  'The interest that labor certification protects, against what stands on the other side in this case.':
    '劳工认证所保护的利益，与本案中另一边的考量相比较。',
  'That discretion is asked for and why; the request once more in a sentence.':
    '说明请求行使裁量权及其理由；最后用一句话再次提出请求。',

  // drafting/petition-letter/outline/prong-two.ts
  'One project: the petitioner’s own role in it, what was there before, what the petitioner did, the result with its figures, who took it up, and what it means for the endeavor.':
    '一个项目：申请人本人在其中的角色、之前的状况、申请人做了什么、附数字的结果、由谁采用，以及它对拟议事业的意义。',
  'The rule, its four factors, and in a sentence what this record shows for them.':
    '规则、四项因素，并用一句话说明资料显示了什么。',
  'What the studies, the posts and the credentials taught that the endeavor calls for.':
    '学业、职位和资质中，哪些是拟议事业所需要的。',
  'The record in sum: how many works, in which roles, what came of them, and how they are taken up below.':
    '总体记录：多少项工作、担任什么角色、取得什么结果，以及下文如何展开。',
  'The posts with their duties, as far as the projects have not told them.':
    '各职位及其职责，限于项目部分没有写到的内容。',
  'Awards and other papers in which others have judged the work, each with who gave it and by what measure.':
    '他人据以评价这项工作的奖项和其他文件，各说明由谁授予、依据什么标准。',
  'That there is a plan, how far it has come, and what is ready for its next steps.':
    '说明有计划、进展到哪里，以及下一步已有什么准备。',
  'Who uses, funds, supports or asks for the work; letters with the writer’s relation to the petitioner.':
    '谁在使用、资助、支持或需要这项工作；附信件，并说明出具人与申请人的关系。',
  'Ownership and active role, money raised, customers and jobs, each as far as it is in evidence.':
    '所有权与积极参与、筹集的资金、客户与就业，各以有证据为限。',
  'What follows for the second element, with the weak points met openly, each in an honest sentence.':
    '由此对第二项要素得出的结论，并坦诚面对薄弱之处，各用一句如实的话。',

  // drafting/quality/endeavors/alike.ts
  'Two endeavors have the title “{0}”.': '有两项拟议事业的标题都是“{0}”。',
  '“{0}” and “{1}” have {2} % of their words in common.': '“{0}”与“{1}”有 {2} % 的用词相同。',
  '“{0}” stands in {1} of {2} endeavors.': '“{0}”出现在 {2} 项拟议事业中的 {1} 项。',
  'Its parts {0} and {1} both say “{2}”.': '其{0}和{1}都写着“{2}”。',
  'Its parts {0} and {1} say the same.': '其{0}和{1}说的内容相同。',

  // drafting/quality/endeavors/index.ts
  'Its part {0} is empty.': '其{0}是空的。',
  'Its title names an occupation or a field, and no undertaking.': '其标题是一个职业或领域，而不是一项事业。',
  'It follows from no project, plan or post of the profile.': '它不是由个人资料中的任何项目、计划或职位发展而来。',
  'Nothing in the profile holds “{0}”.': '个人资料中没有“{0}”。',
  '“{0}” is held by no source.': '“{0}”没有出处支持。',

  // drafting/quality/rules/citations.ts
  '“{0}” is cited, and not from the library of authorities.': '引用了“{0}”，但它不在法律依据库中。',
  '{0} is first cited as “{1}”. The first time it is cited in full.': '{0} 首次引用时写作“{1}”。首次引用应写全称。',

  // drafting/quality/rules/cover-note.ts
  'The cover sheet does not say {0}.': '封面没有说明{0}。',
  '“{0}” belongs to the cover sheet, not into what is filed.': '“{0}”应写在封面上，而不是写进递交的文件。',

  // drafting/quality/rules/dates.ts
  '“{0}” is not what the entry holds that is named here: “{1}”': '“{0}”与此处所指条目的内容不符：“{1}”',

  // drafting/quality/rules/endeavor-drift.ts
  'The endeavor is called “{0}” here, and the petition has no such title.':
    '这里把拟议事业称为“{0}”，而申请中没有这个标题。',
  'The endeavor is stated otherwise than in the petition: “{0}”': '这里对拟议事业的表述与申请不同：“{0}”',
  'The field of the endeavor is “{0}” here, which the petition does not name.':
    '这里的事业领域是“{0}”，而申请中没有提到它。',
  '{0} is no place of the endeavor in the petition: “{1}”': '在申请中，{0} 不是拟议事业的地点：“{1}”',
  'The petition does not name “{0}” among those whom the endeavor serves.': '申请没有把“{0}”列为拟议事业的服务对象。',
  'The petition has no such step: “{0}”': '申请中没有这个步骤：“{0}”',
  'The papers that were filed do not tell of the endeavor of your profile, “{0}”. Select the one on which the petition was filed.':
    '已递交的文件没有谈到您个人资料中的拟议事业“{0}”。请选择递交申请时所依据的那一项。',

  // drafting/quality/rules/endeavor-told.ts
  'The letter': '推荐信',
  'The document': '文书',
  '{0} does not name the proposed endeavor by its title.': '{0} 没有用标题指明拟议事业。',
  'This document speaks of “{0}”, that of {1} of “{2}”. All papers of a filing carry one endeavor.':
    '这份文书谈的是“{0}”，而 {1} 的文书谈的是“{2}”。同一次递交的所有文件应是同一项事业。',

  // drafting/quality/rules/exhibits.ts
  'Ex. {0} is cited, and the filing has no such exhibit.': '引用了 Ex. {0}，但递交材料中没有这个附件。',
  'Page {0} of Ex. {1} is cited, and no such page was read.': '引用了 Ex. {1} 的第 {0} 页，但没有读到这一页。',
  '{0} is cited, and the filing has no such exhibit.': '引用了 {0}，但递交材料中没有这个附件。',
  'Ex. {0} ({1}) proves no sentence of the letter.': 'Ex. {0}（{1}）没有证明信中的任何句子。',
  'Ex. {0} is listed as “{1}”, and its pages tell of something else.': 'Ex. {0} 列为“{1}”，而它各页讲的是别的事。',
  'The letter has no list of its exhibits.': '信中没有附件清单。',
  'The list has {0} exhibits, and the filing {1}.': '清单有 {0} 个附件，而递交材料有 {1} 个。',
  'Row {0} of the list is {1} and not Ex. {2}.': '清单第 {0} 行是 {1}，而不是 Ex. {2}。',
  'Ex. {0} is “{1}”, and the list calls it “{2}”.': 'Ex. {0} 是“{1}”，而清单称之为“{2}”。',
  'Ex. {0} has {1} pages, and the list counts {2}.': 'Ex. {0} 有 {1} 页，而清单写的是 {2} 页。',
  'The list says that Ex. {0} is cited in {1}; it is cited in {2}.':
    '清单说 Ex. {0} 在 {1&} 中引用，实际在 {2&} 中引用。',

  // drafting/quality/rules/field-as-endeavor.ts
  'Its title only repeats your field of endeavor. An endeavor is more specific: say which problem in the field, and what you will make or do.':
    '其标题只是重复您的事业领域。拟议事业应更具体：请说明领域中的哪个问题，以及您将做什么。',
  '“{0}” is the endeavor. {1}': '“{0}”是拟议事业。{1}',

  // drafting/quality/rules/future-told.ts
  'The letter hardly speaks of the endeavor ahead and why the writer believes in it.':
    '信中几乎没有谈到未来的拟议事业，以及推荐人为什么相信它。',

  // drafting/quality/rules/issues-answered.ts
  '“{0}” (page {1})': '“{0}”（第 {1} 页）',
  'The point {0} is not answered in the notice’s order.': '没有按通知的顺序回答问题点 {0}。',
  'The point {0} is not answered: its words do not stand in the response.': '没有回答问题点 {0}：回复中没有它的原文。',
  'The point {0} does not stand under the notice’s own heading.': '问题点 {0} 不在通知自己的标题之下。',
  'Nothing of the record answers the point {0}.': '资料中没有任何内容回答问题点 {0}。',
  'What the notice asks for under {0} does not stand in the response: “{1}”':
    '通知在 {0} 下索取的内容没有写进回复：“{1}”',

  // drafting/quality/rules/legal-formulae.ts
  '“{0}” is a formula of the law. The writer would say it in words of the field.':
    '“{0}”是法律套语。推荐人自己会用本领域的说法。',
  'The letter cites law. Its writer speaks to the work alone.': '信中引用了法律。推荐人应只谈工作本身。',

  // drafting/quality/rules/length.ts
  'The text has {0} words, which is more than {1}.': '全文有 {0} 个词，超过 {1}。',
  'This sentence has {0} words: “{1}”': '这个句子有 {0} 个词：“{1}”',
  'The paragraph that begins “{0}” has {1} words.': '以“{0}”开头的段落有 {1} 个词。',
  'The text reads at grade {0} of the Automated Readability Index; up to {1} is read without effort. Shorter sentences help most.':
    '按自动可读性指数（ARI），文本的阅读难度为 {0} 级；{1} 级以内读起来不费力。缩短句子最有帮助。',

  // drafting/quality/rules/letter-overlap.ts
  '“{0}” stands in the letter of {1} too ({2} % of this letter does). Two writers do not use the same words.':
    '“{0}”也出现在 {1} 的信中（占本信的 {2} %）。两位推荐人不会用同样的词句。',

  // drafting/quality/rules/letters-cited.ts
  'Ex. {0} is called on without the name of its writer, {1}.': '引用 Ex. {0} 时没有写出推荐人的姓名：{1}。',
  'The letter of {0} (Ex. {1}) is called on without the writer’s relation to you: {2}.':
    '引用 {0} 的信（Ex. {1}）时没有说明推荐人与您的关系：{2}。',

  // drafting/quality/rules/machine-phrases.ts
  '“{0}” reads as if a machine had written it. Say it in the plain word.': '“{0}”读来像机器所写。请换成平实的说法。',

  // drafting/quality/rules/name-forms.ts
  '“{0}” is written “{1}” in your profile.': '“{0}”在您的个人资料中写作“{1}”。',

  // drafting/quality/rules/never.ts
  '{0} is never cited: {1}.': '绝不引用 {0}：{1}。',
  '{0} is no argument here: {1}.': '{0} 在这里不能作为论据：{1}。',
  '“{0}” is a test of EB-1, which this petition does not ask for.': '“{0}”是 EB-1 的标准，本申请并不请求 EB-1。',
  '“{0}” foretells the decision. Only the officer decides.': '“{0}”预言了裁决结果。只有移民官才能裁决。',

  // drafting/quality/rules/odd-figures.ts
  'Nobody says “{0}”. Round it.': '没有人会说“{0}”，请取整。',

  // drafting/quality/rules/open-points.ts
  'The cover sheet does not list the open point “{0}”.': '封面没有列出待处理项“{0}”。',
  'The cover sheet lists an open point that no longer stands in the text.': '封面列出的一个待处理项已不在正文中。',
  'The cover sheet lists {0} of the {1} sentences that nobody has confirmed yet.':
    '尚未有人确认的句子有 {1} 句，封面列出了其中 {0} 句。',
  'The document is marked as a draft, and nothing in it is open.': '文书标为草稿，但其中没有待处理项。',
  'Open points stand in the text, and the document is not marked as a draft.': '正文中有待处理项，但文书没有标为草稿。',
  '“{0}” looks like an open point and is not counted as one.': '“{0}”看起来像待处理项，但没有计入。',
  '“{0}” is asked for {1} times.': '“{0}”被要求了 {1} 次。',

  // drafting/quality/rules/order-of-time.ts
  'The dates run the other way than the words: “{0}”': '日期的先后与文字所说相反：“{0}”',

  // drafting/quality/rules/other-plan.ts
  'This belongs to your plan “{0}”, not to the endeavor: “{1}”': '这属于您的计划“{0}”，而不属于这项拟议事业：“{1}”',

  // drafting/quality/rules/petition-parts.ts
  'The heading on {0} stands out of order.': '关于{0}的标题顺序不对。',
  'No heading takes up {0}.': '没有标题谈到{0}。',
  '“{0}” does not cite Dhanasar where it speaks of {1} (at {2}).': '“{0}”谈到{1}时没有引用 Dhanasar（第 {2} 页）。',
  'Nothing stands under the heading “{0}”.': '标题“{0}”之下没有内容。',
  'Dhanasar says this at {0}, not at {1}: “{2}”': 'Dhanasar 的这一点在第 {0&} 页，而不在第 {1&} 页：“{2}”',

  // drafting/quality/rules/placeholders.ts
  '“{0}” stands where a fact should. Name the fact, or leave it out.': '“{0}”处本应是事实。请写出事实，或删去。',

  // drafting/quality/rules/plan-as-fact.ts
  'This is planned, and told as if it were so already: “{0}”': '这只是计划，却写得像已经实现：“{0}”',

  // drafting/quality/rules/posts-and-degrees.ts
  '“{0}” was the post at {1}, which is not named here: “{2}”': '“{0}”是在 {1} 的职位，而这里没有提到它：“{2}”',
  'No {0} degree of {1} stands in your profile: “{2}”': '您的个人资料中没有 {1&} 的 {0} 学位：“{2}”',

  // drafting/quality/rules/pronouns.ts
  '“{0}” is none of the pronouns of your profile: “{1}”': '“{0}”不是您个人资料中的代词：“{1}”',
  'The letter speaks of the petitioner by name, and here as “I”: “{0}”': '信中以姓名称呼申请人，这里却用了“I”：“{0}”',

  // drafting/quality/rules/quotations.ts
  '“{0}” does not stand at the page that is cited.': '“{0}”不在所引用的页上。',
  'No source holds these words: “{0}”': '没有出处有这些文字：“{0}”',

  // drafting/quality/rules/repeats.ts
  'This sentence stands twice: “{0}”': '这个句子出现了两次：“{0}”',

  // drafting/quality/rules/scraps.ts
  '“{0}” is quoted and would be better told: “{1}”': '“{0}”是引文，改用叙述会更好：“{1}”',

  // drafting/quality/rules/slips.ts
  'This heading begins with a small letter: “{0}”': '这个标题以小写字母开头：“{0}”',
  'Here {0}: “{1}”': '这里{0}：“{1}”',
  'This does not begin or end as a sentence: “{0}”': '这不是完整句子的开头或结尾：“{0}”',

  // drafting/quality/rules/sources.ts
  'This sentence states a fact and names no source: “{0}”': '这个句子陈述了事实，却没有出处：“{0}”',

  // drafting/quality/rules/superlatives.ts
  '“{0}” ranks somebody or something, and no source of the sentence says so.':
    '“{0}”作了高下之分，而句子的出处都没有这样说。',

  // drafting/quality/rules/titled-names.ts
  '“{0}” has the title {1} in your profile.': '“{0}”在您的个人资料中的头衔是 {1}。',
  'The document is of “{0}”, and your profile of “{1}”.': '文书写的是“{0}”，而您的个人资料是“{1}”。',
  'Your full name, {0}, does not stand in the document.': '文书中没有您的全名 {0}。',

  // drafting/quality/rules/writer.ts
  '{0} is no recommender of your profile.': '{0} 不是您个人资料中的推荐人。',
  'The letter does not tell its writer’s {0}, {1}.': '信中没有写明推荐人的{0}：{1}。',
  'The letter does not say that its writer has known you for {0}.': '信中没有说明推荐人认识您已有 {0}。',
  'The letter does not tell the writer’s relation to you: {0}.': '信中没有说明推荐人与您的关系：{0}。',
  'The letter calls its writer independent, and your profile tells of a tie.':
    '信中称推荐人独立，但您的个人资料显示两人有关联。',
  'The writer is independent by your profile, and the letter does not say so.':
    '根据您的个人资料，推荐人是独立的，但信中没有说明。',
  'The writer is called independent and belongs to {0}, where you worked or studied. Say how you were apart.':
    '信中称推荐人独立，但其所在的 {0} 正是您曾工作或学习的单位。请说明你们为何没有交集。',
  'The cover sheet does not say that the letter is a draft for its writer’s review.':
    '封面没有说明这封信是供推荐人审阅的草稿。',

  // drafting/quality/words/petition-parts.ts
  'the introduction and request': '引言与请求',
  'eligibility for the classification': '分类的资格',
  'the proposed endeavor': '拟议事业',
  'the first element': '第一要件',
  'substantial merit': '实质价值',
  'national importance': '国家重要性',
  'the second element': '第二要件',
  'education, skills and knowledge': '教育、技能和知识',
  'the record of success': '成功的记录',
  'the plan and the progress under it': '计划及其进展',
  'the interest of users and others': '用户及其他方的兴趣',
  'the third element': '第三要件',
  'why a labor certification is impractical': '为什么劳工认证不切实际',
  'the benefit even if U.S. workers are available': '即使有美国劳动者可用仍有益处',
  urgency: '紧迫性',
  discretion: '裁量权',

  // drafting/quality/words/product-notes.ts
  'that this is not a law firm': '这不是律师事务所',
  'that it gives no legal advice': '它不提供法律意见',
  'for whose review the draft is': '草稿供谁审阅',

  // drafting/quality/words/slips.ts
  'a word stands twice': '有一个词重复了',
  'two articles meet': '两个冠词连在一起',
  'punctuation is left over': '多余的标点没有删去',
  'a straight quotation mark stands': '用了直引号',
  'subject and verb do not agree': '主语与谓语不一致',
  'a form is no form of its verb': '动词的形式不正确',
  'the tense does not go with “since”': '时态与“since”不符',
  'a capital stands in the middle': '句中出现了大写字母',
  'the sentence begins with a figure': '句子以数字开头',
  'the subject is left out': '缺少主语',

  // drafting/recommendation-letter/outline.ts
  'who the writer is, and why the writer can judge': '推荐人是谁，为什么有资格评价',
  'the problem of the field before the work, so that the contributions can be understood':
    '这项工作之前该领域的问题，以便理解贡献的意义',
  'two to four concrete contributions, each with what was wanted, what was done, what came of it and what the writer makes of it':
    '两到四项具体贡献，各说明当初要解决什么、做了什么、结果如何，以及推荐人的评价',
  'the effect outside the applicant’s employer, recognition by others, and the abilities that the work shows':
    '在申请人雇主之外的影响、他人的认可，以及这项工作所体现的能力',
  'the endeavor ahead: what it is, why it matters, and why this person':
    '未来的拟议事业：是什么、为什么重要、为什么是这个人',
  'the recommendation, in a sentence or two': '用一两句话作出推荐',
  Writer: '推荐人',
  Acquaintance: '相识经过',
  Problem: '问题',
  Contributions: '贡献',
  Effect: '影响',
  Endeavor: '拟议事业',
  Conclusion: '结语',
  'as what, how long and how closely the writer has known the applicant, and so what the writer saw':
    '推荐人以什么身份、多久、多密切地了解申请人，因而看到了什么',
  'that the writer is independent of the applicant, and how the writer came upon the work':
    '说明推荐人独立于申请人，以及推荐人如何了解到这项工作',
  'how the writer came upon the work; whether the writer is independent is to be asked':
    '推荐人如何了解到这项工作；推荐人是否独立还需询问',
  'what ties the writer to the applicant, whom the writer never met, and how long the writer has known the work':
    '推荐人与从未谋面的申请人有什么关联，以及推荐人了解这项工作有多久',

  // drafting/redraft.ts
  'Section does not exist': '这一节不存在',
  'Drafting the section again': '正在重新起草这一节',
  'Your profile no longer gives rise to this section.': '您的个人资料已不再支持这一节。',

  // drafting/redraft/instruction.ts
  '{0} may mean {1}. Please name one in full.': '{0} 可能指 {1&}。请写出完整名称。',
  '{0}: the built-in drafter puts nothing new into a section. Add it to your profile, or type it into a paragraph.':
    '{0}：内置起草程序不会在一节中加入新内容。请把它添加到您的个人资料，或直接写入段落。',
  '{0} was not understood.': '没有理解 {0}。',
  'A section cannot be shorter and tell more at once: the first of the two was followed.':
    '一节不能同时更短又写得更多：已按两者中的第一个处理。',

  // drafting/redraft/reasons.ts
  'The built-in drafter has no other words for this section: what stands here is your own wording, or the law’s. Change it in your profile, or edit the paragraph.':
    '内置起草程序对这一节没有别的说法：这里是您自己的措辞，或法律的措辞。请在个人资料中修改，或编辑段落。',
  'Nothing can go: what stands here opens a paragraph, states the law, cites a paper that nothing else cites, or is needed by the next sentence. You can still cut by hand.':
    '没有可以删去的内容：这里的文字或是段落的开头，或是陈述法律，或是引用了别处没有引用的文件，或为下一句所需。您仍可手动删减。',
  'What your profile holds now for this section is in it already.': '您的个人资料目前对这一节所有的内容都已写入。',
  'This section says nothing about “{0}”.': '这一节没有提到“{0}”。',
  '“{0}” comes first already.': '“{0}”已经在最前面。',
  'What is said about “{0}” builds on the sentences before it and cannot be moved. You can edit the paragraphs.':
    '关于“{0}”的内容承接前面的句子，无法移动。您可以编辑段落。',
  'This section is about “{0}”; without it nothing would be left.': '这一节就是关于“{0}”的，去掉它就没有内容了。',
  'Without “{0}” the section would lack something that it needs, so it was not left out.':
    '去掉“{0}”，这一节会缺少必要的内容，因此没有略去。',
  'All that your profile tells of “{0}” for this section is in it.':
    '您的个人资料中适合这一节的关于“{0}”的内容都已写入。',
  'This section states the law and refers to the others; your profile has no facts of its own for it.':
    '这一节陈述法律并引用其他各节；您的个人资料中没有专属这一节的事实。',
  'The built-in drafter finds no more sentences that fit here. Not used in this document: {0}{1}. You can type what belongs here into a paragraph.':
    '内置起草程序在这里找不到更多合适的句子。这份文书中没有用到：{0&}{1}。您可以把需要的内容直接写入段落。',
  'Everything that your profile holds for this section is in it already, or told in another section, and is not told twice. Add to your profile to say more.':
    '您的个人资料对这一节所有的内容都已写入，或已写在另一节，不会重复。要写得更多，请补充个人资料。',
  'Everything that your profile holds for this section is in it already. Add to your profile to say more.':
    '您的个人资料对这一节所有的内容都已写入。要写得更多，请补充个人资料。',

  // drafting/recommendation-letter/left-out.ts
  'This letter does not speak of {0}, because {1}.': '这封信没有写{0}，因为{1}。',
  'a letter tells what its writer saw, and a paper speaks for itself: the petition cites it':
    '信中写的是推荐人亲眼所见，而材料本身就能说明问题，申请书会引用它',
  'a letter tells the endeavor, and each step of a plan only once in all letters':
    '信中写的是拟从事的事业，计划的每一步在所有信件中只写一次',
  'a letter tells the works done there, and such a time only where it is over':
    '信中写的是在那里完成的工作，而这段经历只有在结束之后才会写',
  'the writer belongs to another organization and was not there': '推荐人属于另一机构，并不在那里',
  'it was not done in the organization of the writer, and others of your choice were':
    '它不是在推荐人的机构完成的，而您选择的其他项目是',
  'what you wrote of it does not name the writer or the writer’s organization, and of others it does':
    '您对它的描述没有提到推荐人或其机构，而其他项目的描述提到了',
  'a letter tells a few works well, and others of your choice come first':
    '一封信只详写几项工作，而您选择的其他项目排在前面',

  // drafting/rfe-analysis/analyse.ts
  'Send no paper for this, and do not pass over it: say politely, in a sentence or two, why the law does not ask for it.':
    '不必为此寄出文件，但也不要略过不答：用一两句话礼貌地说明法律为什么不要求它。',

  'Your papers tell of one degree in two fields: the {0}, says “{1}”, and your entry of the degree from {2} “{3}”.':
    '您的文件对同一个学位写了两个专业：{0} 写的是“{1}”，而您填写的 {2} 学位为“{3}”。',
  'Find out from the diploma which is right, and say in the response why the words differ.':
    '请对照学位证书查明哪一个正确，并在回复中说明措辞为何不同。',

  // drafting/rfe-analysis/beyond.ts
  'Ability to pay a wage is asked of a petition that requires an offer of employment (8 C.F.R. § 204.5(g)(2)). A self-petitioner who asks for the waiver has none (8 C.F.R. § 204.5(k)(4)(ii), Dhanasar, 26 I&N Dec. at 885–86 n.1).':
    '支付工资的能力只适用于需要工作邀约的申请（8 C.F.R. § 204.5(g)(2)）。请求豁免的自我申请人没有工作邀约（8 C.F.R. § 204.5(k)(4)(ii), Dhanasar, 26 I&N Dec. at 885–86 n.1）。',
  'The waiver takes the place of the job offer and thus of the labor certification; only the applicant’s own parts of the form are filed (8 C.F.R. § 204.5(k)(4)(ii), Dhanasar, 26 I&N Dec. at 885–86 n.1).':
    '豁免取代了工作邀约，因而也取代了劳工认证；只需递交表格中申请人自己的部分（8 C.F.R. § 204.5(k)(4)(ii), Dhanasar, 26 I&N Dec. at 885–86 n.1）。',
  'The waiver takes the place of the job offer (8 C.F.R. § 204.5(k)(4)(ii), Dhanasar, 26 I&N Dec. at 885–86 n.1). An offer that you have may be sent as proof of the plan; it is not required.':
    '豁免取代了工作邀约（8 C.F.R. § 204.5(k)(4)(ii), Dhanasar, 26 I&N Dec. at 885–86 n.1）。如果您已有工作邀约，可作为计划的证明寄出，但并非必需。',
  'No employer is needed: the person may petition for himself or herself (Dhanasar, 26 I&N Dec. at 889 n.7, 6 USCIS-PM F.5(D)). A letter that you have may be sent as proof of interest.':
    '不需要雇主：本人可以为自己申请（Dhanasar, 26 I&N Dec. at 889 n.7, 6 USCIS-PM F.5(D)）。如果您已有信件，可作为对方感兴趣的证明寄出。',
  'For exceptional ability, membership in professional associations is enough (8 C.F.R. § 204.5(k)(3)(ii)(E)); outstanding achievements are asked for in the first preference alone.':
    '就特殊能力而言，是专业协会会员即可（8 C.F.R. § 204.5(k)(3)(ii)(E)）；只有第一优先类别才要求杰出成就。',
  'A test of the labor market is what the waiver dispenses with; no comparison with U.S. workers is made (Dhanasar, 26 I&N Dec. at 891).':
    '豁免所免除的正是劳动力市场检验；不与美国劳动者作比较（Dhanasar, 26 I&N Dec. at 891）。',
  'This belongs to the first preference classification (8 C.F.R. § 204.5(h)), and is none of the waiver’s tests.':
    '这属于第一优先类别（8 C.F.R. § 204.5(h)），不是豁免的检验标准。',

  // drafting/rfe-analysis/advice.ts
  'The officer’s words on this point are those of another test: say so once and politely, with the right one, and answer under that.':
    '审理官在这一点上所用的是另一种标准的措辞：礼貌地指出一次，写明正确的标准，并按正确的标准回答。',
  'Nothing of your petition is known here: look first at what you filed on this point.':
    '这里没有您申请的任何资料：请先查看您就这一点递交过什么。',
  'Your entries speak of this, but no paper proves it yet: look for those papers first.':
    '您的条目谈到了这一点，但还没有文件证明：请先找到这些文件。',
  'The record already speaks to this: begin with {0}.': '已有资料谈到了这一点：从 {0&} 开始。',
  'This usually takes longer than there is time: {0}.': '以下各项通常需要的时间比剩余的时间长：{0;}。',
  'Ask for it today; if it does not come, say why in the response, and send the next best paper.':
    '请今天就去索取；如果拿不到，请在回复中说明原因，并寄出次优的文件。',

  // drafting/rfe-analysis/points/papers.ts
  'A paper on who you are or on your stay': '证明身份或居留的文件',
  'A clear copy of the paper that the notice names, with every page that it asks for':
    '通知所指文件的清晰复印件，包括它要求的每一页',
  'Copy it in color, so that each line can be read, and send no original unless the notice asks for it.':
    '请彩色复印，使每一行都清晰可读；除非通知要求，不要寄原件。',
  'It is easily met, but the petition can be denied for it alone if it is left out ({0}).':
    '这很容易满足，但如果遗漏，仅凭这一点申请就可能被拒（{0}）。',
  'A form that is missing or not complete': '缺少表格或表格不完整',
  'ETA-9089 Appendix A and the Final Determination, completed and signed':
    '填写完整并签名的 ETA-9089 附录 A 和 Final Determination',
  'The form or page that the notice names, in its current edition': '通知所指的表格或页面，使用现行版本',
  'Use the edition that is current on the official page, fill in every item that the notice names, and sign.':
    '使用官方网页上的现行版本，填写通知所指的每一项，并签名。',
  'A signature': '签名',
  'The paper with a valid signature of the person who has to sign it': '由应签名的人有效签名的文件',
  'Sign by hand, in ink; a typed name or a stamp is not enough.': '请用墨水笔亲手签名；打印的姓名或印章不够。',
  'Whoever wrote a letter has to sign it.': '信由谁写，就必须由谁签名。',
  'A full English translation with certificate': '附证明的完整英文翻译',
  'Full English translation of each foreign-language paper': '每份外文文件的完整英文翻译',
  'The translator’s signed certificate: complete, accurate, and able to translate':
    '译者签名的证明：翻译完整、准确，且译者有能力翻译',
  'Each translation must be full, not a summary, with the signed statement that it is complete and accurate and that the translator is able to translate ({0}).':
    '每份翻译都必须是全文而不是摘要，并附签名声明，说明翻译完整、准确，且译者有能力翻译（{0}）。',
  'A fee': '费用',
  'The payment that the notice names, by the means that it names': '按通知所指的方式支付通知所指的款项',
  'Look up the amount and the means of payment on the official page on the day you pay.':
    '请在付款当天到官方网页查看金额和付款方式。',
  'A further point of the notice': '通知的另一点',
  'Read the officer’s words closely and answer them in the same order, with a paper for each statement.':
    '仔细阅读审理官的文字，按同样的顺序回答，每个说法都附上一份文件。',
  'Send what is asked, or say why it does not exist and send the next best paper.':
    '寄出所要求的文件；如果不存在，请说明原因，并寄出次优的文件。',

  // drafting/rfe-analysis/document/caption.ts
  'it stands at the head of the notice, and nothing was read there that says where the response goes':
    '它印在通知抬头，但没有读到说明回复应寄往何处的文字',

  // drafting/rfe-analysis/points/by-words.ts
  'Whether the endeavor has changed since the filing': '事业自提交后是否有所改变',
  'The pages of the petition that say what the endeavor is, with the later words beside them':
    '申请中说明事业内容的各页，并在旁边列出后来的说法',
  'Signed statement on which endeavor the petition rests, and how the later words agree with it':
    '签名声明：申请以哪一事业为依据，后来的说法如何与之一致',
  'First set the words of the petition on the endeavor, with their pages, beside those that the officer takes for another endeavor.':
    '先把申请中关于事业的文字（注明页码）与审理官视为另一事业的文字并列。',
  'If both tell of the same one, show it sentence by sentence; detail may be added, but a material change cannot make a petition approvable ({0}).':
    '如果两者说的是同一事业，请逐句说明；可以补充细节，但实质性变更不能使申请变得可以批准（{0}）。',
  'If the endeavor did change, only the one that was filed can be decided here ({0}): argue that one, and ask an attorney whether the new one needs a petition of its own.':
    '如果事业确实改变了，这里只能就提交时的事业作出决定（{0}）：请为那一事业论证，并向律师咨询新的事业是否需要另行申请。',
  'Say nowhere that nothing has changed unless the papers show it.': '除非文件能证明，否则任何地方都不要说没有改变。',
  'What a membership shows': '会员资格能说明什么',
  'The bylaws or rules of the association on who is admitted, with the section marked':
    '协会关于接纳何人入会的章程或规则，并标出有关条款',
  'Letter of the association with your grade and the date on which you were admitted':
    '协会出具的信函，写明您的会员级别和入会日期',
  'Send the section of the rules that says who is admitted, and by whom, and mark it.':
    '寄出规则中说明接纳何人、由谁接纳的条款，并加以标记。',
  'If whoever pays the dues may join, do not claim more: a membership then shows little, and the answer rests better on other papers.':
    '如果交会费即可入会，就不要夸大：这样的会员资格说明不了多少，回复最好以其他文件为依据。',
  'An admission after the day of filing only supports the rest ({0}).':
    '提交日之后的入会只能作为其余证据的补充（{0}）。',
  'Whether you will go on working in the field': '您是否会继续在该领域工作',
  'Signed statement of what you will do in the field, where and from when':
    '签名声明：您将在该领域做什么、在哪里、从何时开始',
  'Contracts, offers or letters of those with whom you will work': '将与您共事者的合同、聘书或信函',
  'Copies of the papers on your present stay and permission to work': '您目前居留和工作许可文件的副本',
  'Say in a signed statement what you will do in the field, where and from when, in the words of the petition, and send the papers that bear it out.':
    '在签名声明中，用申请中的文字说明您将在该领域做什么、在哪里、从何时开始，并寄出能证明这些的文件。',
  'A waiver takes the place of a job offer ({0}): none has to be shown, though one is good evidence.':
    '豁免取代了工作聘用（{0}）：不必提供聘书，不过聘书是有力的证据。',
  'Ask an attorney before you write of your stay: under some statuses a statement that you mean to remain has consequences of its own.':
    '在书面谈及您的居留之前请咨询律师：在某些身份下，表示打算留下的声明本身会有后果。',

  // drafting/rfe-analysis/points/prong-one.ts
  'What exactly the endeavor is': '事业究竟是什么',
  'Exact description of the endeavor: what, for whom, by which steps, by when':
    '事业的准确说明：做什么、为谁做、分哪些步骤、何时完成',
  'Papers that show the planned work: agreements, letters, drafts, permits':
    '显示计划中工作的文件：协议、信件、草稿、许可',
  'Explain the endeavor of the petition more exactly, and cite the page of the petition where each part stands.':
    '更准确地说明申请中的事业，并注明每一部分在申请的哪一页。',
  'Do not put a new plan in its place: that would be a material change ({0}).':
    '不要用新的计划代替它：那会是实质性变更（{0}）。',
  'The officer looks at the specific endeavor that you propose, not at your occupation or your field ({0}).':
    '审理官看的是您所提出的具体事业，而不是您的职业或领域（{0}）。',
  'Say what you will do, for whom, how and by when, in words that somebody outside the field can follow.':
    '用领域外的人也能看懂的话，说明您将做什么、为谁做、怎样做以及何时完成。',
  'The merit of the endeavor': '事业的价值',
  'Reports or articles on the problem that the endeavor addresses': '关于事业所要解决的问题的报告或文章',
  'Show with papers what the endeavor makes better, and for whom.': '用文件说明事业改善什么、为谁改善。',
  'Merit may lie in business, science, technology, culture, health or education, and does not need an effect in money ({0}).':
    '价值可以在商业、科学、技术、文化、健康或教育方面，不必体现为金钱上的效果（{0}）。',
  'The national importance of the endeavor': '事业的国家重要性',
  'Government or other independent sources that name this problem as a national one':
    '把这个问题称为全国性问题的政府或其他独立来源',
  'Reports and strategies of federal bodies on this very problem, from their official pages':
    '联邦机构关于这一问题的报告和战略，取自其官方网页',
  'Papers that show the work reaching people beyond one employer and its clients':
    '显示工作惠及单一雇主及其客户之外的人的文件',
  'Letters or agreements of organizations that use the work or mean to': '正在使用或打算使用这项工作的机构的信件或协议',
  'Letters of independent experts on the impact that is to be expected': '独立专家关于预期影响的信',
  'Figures behind each claim on jobs or the economy, with their source': '关于就业或经济的每个说法所依据的数字及其来源',
  'Argue the impact of this endeavor, not the importance of the field ({0}).':
    '要论证的是这项事业的影响，而不是领域的重要性（{0}）。',
  'Lead the reader step by step from your work to people outside your employer, with a paper for each step.':
    '一步一步地把读者从您的工作带到您雇主之外的人，每一步都附上一份文件。',
  'Reach on a map is not the test: one area of the country may be enough if the effect is broad ({0}).':
    '标准不是地图上的范围：如果效果广泛，一个地区就可能足够（{0}）。',
  'Do not argue that workers are short in the field.': '不要以该领域缺少劳动者为理由。',
  'It is no ground of a waiver ({0}).': '那不是豁免的理由（{0}）。',

  // drafting/rfe-analysis/points/prong-three.ts
  'Do not argue with a shortage of workers, and do not compare yourself with U.S. workers: neither is asked for ({0}).':
    '不要以劳动者短缺为理由，也不要把自己与美国劳动者比较：两者都没有要求（{0}）。',
  'Why a job offer or labor certification is impractical': '为什么工作邀约或劳工认证不切实际',
  'Reasons from the endeavor itself why no single employer could file for it':
    '出自事业本身的理由，说明为什么没有任何单一雇主可以为它申请',
  'Papers of self-employment, ownership or work for several bodies': '关于自雇、所有权或为多个机构工作的文件',
  'Give the reason that lies in the endeavor: work of your own, work for many bodies at once, or skills that a list of minimum requirements cannot hold ({0}).':
    '说明出自事业的理由：您自己的工作、同时为许多机构工作，或最低要求清单无法容纳的技能（{0}）。',
  'Time and cost of labor certification are no reason.': '劳工认证的时间和费用不是理由。',
  'Benefit even if U.S. workers are available': '即使有美国劳动者可用仍有益处',
  'The contributions that only come with this person, each with its exhibit': '只有本人才能带来的贡献，每项注明附件',
  'Name the contributions that the country would have from you even if other qualified people are there ({0}).':
    '说明即使有其他合格的人，国家仍会从您这里得到哪些贡献（{0}）。',
  'Official sources that say why the matter cannot wait, with dates': '说明这件事为何不能等待的官方来源，注明日期',
  'Prove the urgency with dated official sources, and tie it to this endeavor ({0}).':
    '用注明日期的官方来源证明紧迫性，并把它与这项事业联系起来（{0}）。',
  'Urgency is one factor among three: if it cannot be proved, say less of it and more of the other two.':
    '紧迫性是三个因素之一：如果无法证明，就少谈它，多谈另外两个。',
  'The balance that speaks for a waiver': '支持豁免的权衡',
  'One paragraph for each of the three factors of the third prong, with exhibits':
    '第三要件的三个因素各写一段，注明附件',
  'Take the three factors one by one: why a job offer is impractical, what the country gains even if others are available, and what is urgent ({0}).':
    '逐一说明三个因素：工作邀约为何不切实际、即使有其他人可用国家仍得到什么，以及什么是紧迫的（{0}）。',
  'Then weigh them in one paragraph.': '然后在一段中加以权衡。',
  'Do not repeat the first two prongs: say why what they show outweighs the purpose of labor certification ({0}).':
    '不要重复前两个要件：说明它们所显示的为何重于劳工认证的目的（{0}）。',

  // drafting/rfe-analysis/points/prong-two.ts
  'Letters of independent writers weigh more than letters of colleagues, and concrete examples more than praise ({0}).':
    '独立的写信人的信比同事的信更有分量，具体的例子比赞扬更有分量（{0}）。',
  'Education, skills and knowledge for the endeavor': '从事这项事业的教育、技能和知识',
  'Record of degrees, certificates and training for this work': '与这项工作有关的学位、证书和培训记录',
  'Tie each degree, certificate and skill to a step of the endeavor; expertise by itself is not enough for a waiver ({0}).':
    '把每个学位、证书和技能与事业的一个步骤联系起来；仅有专长不足以获得豁免（{0}）。',
  'Education is one of several factors ({0}): let the record of past work follow right after it.':
    '教育是若干因素之一（{0}）：紧接着写过去工作的记录。',
  'A record of success in similar work': '在类似工作中的成功记录',
  'Papers that show others using the work, not only citing it': '显示他人使用这项工作而不只是引用它的文件',
  'Letters or records of users that say what they use and with what result':
    '使用者的信件或记录，说明使用什么、结果如何',
  'Proof of your own part in joint work': '您在合作工作中所做部分的证明',
  'A letter of a project leader or first author that says what was your own part':
    '项目负责人或第一作者的信，说明哪些是您所做的部分',
  'Citation report with the date on which it was made': '注明生成日期的引用报告',
  'Grants, awards or media reports': '资助、奖项或媒体报道',
  'Put the success nearest to the endeavor first, and say what came of it and for whom.':
    '把与事业最接近的成功放在最前面，说明产生了什么结果、惠及谁。',
  'Lead with what was there on the day of filing: later citations, prizes and papers may only support it ({0}).':
    '先写递交当天已有的：之后的引用、奖项和论文只能作为佐证（{0}）。',
  'It is not asked that the endeavor be more likely than not to succeed ({0}).':
    '并不要求事业成功的可能性大于不成功（{0}）。',
  'In joint work, show your own part.': '在合作的工作中，请说明您自己所做的部分。',
  'A model or plan for future activities': '未来活动的模式或计划',
  'Plan with dated steps, means and place of work': '写明各步骤日期、资源和工作地点的计划',
  'Where the money for it comes from': '所需资金的来源',
  'Bank, grant or investment papers for the first steps': '最初几步的银行、资助或投资文件',
  'Agreements or letters of those who take part in the plan': '参与计划者的协议或信件',
  'Write the plan of the petition out in steps with dates, means and people, and prove those steps that can be proved.':
    '把申请中的计划分步骤写清楚，注明日期、资源和人员，并证明其中可以证明的步骤。',
  'A plan is one of the factors of the second prong ({0}).': '计划是第二要件的因素之一（{0}）。',
  'Add detail, but nothing that changes the endeavor ({0}).': '可以补充细节，但不能改变事业（{0}）。',
  'If the plan costs money, show where the money for the first steps comes from.':
    '如果计划需要资金，请说明最初几步的资金从哪里来。',
  'Dated papers that show steps already taken before the filing': '显示递交之前已经采取的步骤的、注明日期的文件',
  'List the steps taken before the day of filing first, each with its date and its paper.':
    '先列出递交日之前采取的步骤，每一步注明日期和文件。',
  'Steps taken later may be told, but only as support: the petition is judged as of the day of filing ({0}, {1}).':
    '之后采取的步骤可以写，但只能作为佐证：申请以递交当天的情况为准（{0}、{1}）。',
  'Interest of customers, users, investors or others': '客户、使用者、投资者或其他人的兴趣',
  'Letters or agreements of customers, users, investors or public bodies': '客户、使用者、投资者或公共机构的信件或协议',
  'Letters of those who use the work or want it, saying what for and since when':
    '使用或需要这项工作的人的信，说明用于什么、从何时开始',
  'Papers on grants or money received': '关于所获资助或资金的文件',
  'First look for interest that is older than the filing: contracts, e-mails, invitations, grants, users.':
    '先寻找递交之前就有的兴趣：合同、电子邮件、邀请、资助、使用者。',
  'A new letter should say since when the writer has known and used the work; interest that began after the filing only supports the rest ({0}).':
    '新的信应写明写信人从何时起了解并使用这项工作；递交之后才有的兴趣只能为其他内容作佐证（{0}）。',
  'Peer and government interest helped in the decision that made the test ({0}).':
    '在确立该标准的裁决中，同行和政府的兴趣起了作用（{0}）。',
  'What the letters prove': '信件证明了什么',
  'Letters of independent writers who used or checked the work': '使用或检验过这项工作的独立写信人的信',
  'A letter of somebody who never worked with you and used or checked the work':
    '从未与您共事、但使用或检验过这项工作的人的信',
  'Curriculum vitae of each writer': '每位写信人的简历',
  'The same letters signed and dated, on letterhead, with the address of each writer':
    '同样的信件，用带抬头的信纸，签名并注明日期，附上每位作者的地址',
  'Papers that bear out what the letters say': '证实信中内容的文件',
  'For each claim of a letter that the officer doubts, send the paper that proves it.':
    '对审理官质疑的信中每个说法，寄出证明它的文件。',
  'Each writer must write the letter, or correct it, personally: the same sentences in two letters take away the weight of both.':
    '每位写信人必须亲自撰写或修改信件：两封信中有相同的句子，会使两封信都失去分量。',

  // drafting/rfe-analysis/points/threshold.ts
  'The advanced degree has to be shown': '须证明高等学位',
  'Diploma or other official record of the degree': '学位证书或其他正式的学位记录',
  'A certified copy of the diploma from the university': '大学出具的学位证书认证副本',
  'Official transcript': '正式成绩单',
  'An official transcript from the registrar': '教务处出具的正式成绩单',
  'Evaluation of the degree by a credential evaluator, with reasons': '学历评估人员出具的、附理由的学位评估',
  'An evaluation of the degree by a credential evaluation service': '学历评估机构出具的学位评估',
  'English translation with the translator’s signed certificate': '附译者签名证明的英文翻译',
  'A full translation with the translator’s signed certificate': '附译者签名证明的完整翻译',
  'First send the official record of the degree on which the petition rests ({0}).':
    '首先寄出申请所依据的学位的正式记录（{0}）。',
  'For a degree from outside the United States, add an evaluation that says which U.S. degree it equals and why.':
    '对于美国以外的学位，请附上评估，说明它相当于美国的哪个学位及原因。',
  'The officer may weigh such an opinion freely ({0}).': '审理官可以自行权衡这种意见（{0}）。',
  'Only a degree that was complete on the day of filing counts ({0}).': '只有在递交当天已经完成的学位才算数（{0}）。',
  'Five years of progressive experience have to be shown': '须证明五年递进的工作经验',
  'Letter of each employer with dates, title, duties and full-time hours':
    '每个雇主的信，写明起止日期、职位、职责和全职工时',
  'A signed letter on the letterhead of each employer: dates, title, duties, hours a week, and how the duties grew':
    '每个雇主用信头纸出具并签名的信：起止日期、职位、职责、每周工时，以及职责如何增加',
  'Pay or tax records for the same years': '相同年份的工资或税务记录',
  'Dated table of the posts after the bachelor’s degree, with the exhibit for each':
    '取得学士学位之后各职位的日期表，每项注明附件',
  'First ask each employer for a signed letter: dates, title, duties, full time or part time ({0}).':
    '首先请每个雇主出具签名的信：起止日期、职位、职责、全职还是兼职（{0}）。',
  'Only experience after the bachelor’s degree and in the specialty counts, and it has to grow in responsibility ({0}).':
    '只有取得学士学位之后、在本专业内的经验才算数，而且责任必须递增（{0}）。',
  'Show the growth from post to post.': '说明各职位之间责任的增加。',
  'If an employer cannot write, say why, and send pay records and a statement of a former colleague instead.':
    '如果某个雇主无法出信，请说明原因，改为寄出工资记录和前同事的声明。',
  'Months worked after the day of filing do not count ({0}).': '递交日之后工作的月份不算（{0}）。',
  'The academic record (A)': '学术记录（A）',
  '(A) academic record that relates to the area of exceptional ability': '（A）与特殊能力领域有关的学术记录',
  'Ten years of full-time work in the occupation (B)': '在该职业的十年全职工作（B）',
  '(B) letters of employers that show ten years of full-time work in the occupation':
    '（B）证明在该职业有十年全职工作的雇主信',
  'License or certification (C)': '执照或认证（C）',
  '(C) license or certification for the profession': '（C）该职业的执照或认证',
  'Salary that shows exceptional ability (D)': '体现特殊能力的薪酬（D）',
  '(D) salary that shows exceptional ability, with published pay to compare it with':
    '（D）体现特殊能力的薪酬，并附可供比较的公开薪酬数据',
  'Membership in professional associations (E)': '专业协会会员资格（E）',
  '(E) membership in professional associations': '（E）专业协会会员资格',
  'Recognition for achievements and contributions (F)': '对成就和贡献的认可（F）',
  '(F) recognition by peers, government or professional bodies': '（F）同行、政府或专业机构的认可',
  'Three of the six kinds of evidence of exceptional ability': '特殊能力六类证据中的三类',
  'One page that names each kind of evidence relied on and the exhibits for it':
    '一页说明，列出所依据的每类证据及其附件',
  'First choose the three or more kinds of evidence with the strongest papers, and say which exhibit proves which ({0}).':
    '首先选择文件最有力的三类或更多类证据，并说明哪个附件证明哪一类（{0}）。',
  'If the six kinds do not fit the occupation, say why, and send comparable evidence ({0}).':
    '如果六类证据不适合该职业，请说明原因，并寄出可比的证据（{0}）。',
  'A membership does not need outstanding achievements here; that is a rule of another classification.':
    '这里的会员资格不需要杰出成就；那是另一类别的规则。',
  'Three kinds alone are not enough: the officer then looks at the whole record ({0}).':
    '仅有三类还不够：审理官随后会看全部资料（{0}）。',
  'Expertise significantly above the ordinary, on the whole record': '综合全部资料，专长明显高于一般水平',
  'Published figures that show what is ordinary in the occupation': '显示该职业一般水平的公开数字',
  'Published pay, ranking or selection figures for the occupation': '该职业公开的薪酬、排名或选拔数字',
  'Letters that explain, with examples, how the work differs from what is ordinary':
    '举例说明这项工作与一般水平有何不同的信',
  'A letter of an independent expert with concrete examples': '独立专家的信，附具体例子',
  'Set each strong paper beside a figure that shows what is ordinary in the occupation; quality counts more than number ({0}).':
    '把每份有力的文件与显示该职业一般水平的数字放在一起；质量比数量更重要（{0}）。',
  'The question is expertise significantly above what is ordinarily met ({0}).':
    '问题在于专长是否明显高于通常所见的水平（{0}）。',
  'It is not the “very top of the field” test of another classification.': '这不是另一类别的“领域最顶尖”标准。',
  'Tie each paper to the work of the endeavor.': '把每份文件与事业的工作联系起来。',
  'The occupation has to be a profession': '该职业必须是专业职业',
  'Official source that the occupation asks for at least a bachelor’s degree': '说明该职业至少要求学士学位的官方来源',
  'The page of the Occupational Outlook Handbook or O*NET on the occupation':
    'Occupational Outlook Handbook 或 O*NET 中关于该职业的页面',
  'Description of the duties of the planned work': '计划中工作的职责说明',
  'First name the occupation in which the endeavor will be carried out, with its official code and title.':
    '首先写明将在哪个职业中从事这项事业，注明其官方代码和名称。',
  'A profession is an occupation for which at least a U.S. bachelor’s degree or its equivalent is the minimum for entry ({0}).':
    '专业职业是指入行最低要求至少为美国学士学位或同等学历的职业（{0}）。',
  'Explain the occupation of the petition; do not change to another one ({0}).':
    '说明申请中的职业；不要改为另一个（{0}）。',

  // drafting/rfe-analysis/draft.ts
  'Reading the notice': '正在阅读通知',
  'Comparing each issue with the record': '正在将各问题点与资料对照',
  'Writing the analysis': '正在撰写分析',

  // drafting/rfe-case/facts.ts
  'Receipt number': '收件编号',
  'Service center': '服务中心',
  'Notice date': '通知日期',
  'Response date': '回复日期',
  'Filing date': '递交日期',
  'RFE notice, {0}': 'RFE 通知，{0}',
  'Date sent': '发出日期',
  'Days to respond': '回复天数',
  '{0#} days': '{0#} 天',
  'RFE issue {0}, Note': 'RFE 问题点 {0}，备注',
  Form: '表格',
  Deadline: '截止日期',
  Address: '地址',

  // drafting/editing/changed-issues.ts
  'RFE issue {0}': 'RFE 问题点 {0}',
  'Issue {0} of the notice, “{1}”, is put aside now, and this response still answers it.':
    '通知的问题点 {0}“{1}”现已排除，而这份回复仍对其作了回应。',
  'Issue {0} of the notice, “{1}”, is to be answered, and this response does not answer it.':
    '通知的问题点 {0}“{1}”需要回应，而这份回复没有回应。',

  // drafting/rfe-case/pages.ts
  'Endeavor statement': '拟议事业陈述',
  'Draft response': '回复草稿',
  '{0} saved after the filing': '递交后保存的{0}',
  '{0}, page {1}': '{0}，第 {1} 页',
  'Notice, page {0}': '通知，第 {0} 页',

  // drafting/rfe-response/outline.ts
  'The test that the notice goes by, in its words, and the one that replaced it; said here once for all points.':
    '通知所依据的标准（用其原文），以及取代它的标准；在此对所有要点只说一次。',
  'What is enclosed, the original notice on top, all at one time, and the date by which it must be received.':
    '随附哪些材料，通知原件放在最上面，一次寄齐，以及必须收到的日期。',
  'Who answers; the standard of proof; what the notice accepts, in its words. Not what the petition asks for.':
    '由谁答复；证明标准；通知所认可的内容（用通知的原话）。不写请愿书申请的是什么。',
  'Who answers; the endeavor in the very words of the petition; the standard of proof; what the notice accepts, in its words.':
    '由谁回复；以申请中的原话陈述拟议事业；证明标准；通知认可了什么，用其原话。',
  'What the whole record shows now, and the request for approval, respectfully.':
    '整个资料现在显示了什么，并恭请批准。',
  'Answers the notice at page {0} on {1}. First what the record holds, then what is new, then why the standard is met.':
    '针对通知第 {0} 页关于 {1} 的内容作答：先写资料中有什么，再写新增了什么，最后写为什么符合标准。',

  // drafting/cards/questions.ts
  'Who did this: you, your team, or both?': '这是谁做的：您、您的团队，还是共同完成？',
  'Please say this in English. Documents that are filed are in English.': '请用英文写。递交的文件须为英文。',
  'Please write this as one or two full sentences that name who did what.': '请写成一两个完整的句子，写明谁做了什么。',
  'Who is “I” here: you, or the recommender?': '这里的“I”指谁：您，还是推荐人？',
  '{0} of what: which currency, or which things?': '{0} 是什么：哪种货币，或哪种东西？',
  'Who measured “{0}”, and compared with what?': '“{0}”是谁测量的，与什么相比？',
  'How sure is “{0}”? Please give the figure that you can show.': '“{0}”有多确定？请给出您能证明的数字。',

  // drafting/cards/by-model/read-by-model.ts
  'The language model gave no usable answer. Your facts are as they were, and no credit was used. Please try again.':
    '语言模型没有给出可用的回答。您的事实没有变化，也没有使用额度。请再试一次。',
  'Reading part {0} of {1}': '正在读取第 {0} 部分，共 {1} 部分',
}
