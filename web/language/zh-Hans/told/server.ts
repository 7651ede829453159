import type { Told } from '../../translated.ts'

/** What the server answers, and how far a task has come. */
export const SERVER_TOLD: Told = {
  // server/accounts/device.ts
  'Unknown browser': '未知浏览器',
  'Chrome on {0}': '{0} 上的 Chrome',
  'Chromium on {0}': '{0} 上的 Chromium',
  'Firefox on {0}': '{0} 上的 Firefox',
  'Microsoft Edge on {0}': '{0} 上的 Microsoft Edge',
  'Opera on {0}': '{0} 上的 Opera',
  'Safari on {0}': '{0} 上的 Safari',
  'WeChat on {0}': '{0} 上的微信',
  // server/accounts/passkey-routes.ts
  'Not found': '未找到',

  // server/accounts/register.ts
  'An account with this email already exists.': '使用此邮箱的账户已存在。',
  'This username is already taken.': '此用户名已被使用。',

  // server/adapters/files-local.ts
  'File does not exist': '文件不存在',

  // server/adapters/llm-caller.ts
  'The call was broken off': '调用被中断',

  // server/adapters/llm-patience.ts
  'Nothing was charged: a credit that was taken is back.': '没有扣费：已扣除的次数已退回。',
  'The language model did not answer. {0} Please try again later.': '语言模型没有响应。{0}请稍后再试。',
  'The language model refused the request. {0} Whoever runs this site has to look at its settings.':
    '语言模型拒绝了请求。{0}需要网站的运营者检查设置。',

  // server/case-file/load-with-papers.ts
  'Reading your papers': '正在读取您的文件',

  // server/workers/run.ts
  'This took more time or memory than we can give it, so it was stopped and nothing was changed. Please shorten your longest texts or remove entries that you do not need, and try again.':
    '由于所需的时间或内存超出限度，操作已停止，没有作任何更改。请缩短最长的文字，或删除不需要的条目，然后再试。',
  'Too many people are asking at once. Please try again in a minute.': '当前请求过多，请一分钟后再试。',
  'Too many people are sending files at once. Please try again in a minute.': '当前上传文件的人过多，请一分钟后再试。',
  'Apart from its files a request holds at most 1 MB. Please send less at once.':
    '除文件外，一次请求最多 1 MB，请减少一次发送的内容。',

  // server/http/body.ts
  'Nobody waits for this answer': '已无人等待此回复',

  // server/commerce/cart-store.ts
  'Cart does not exist': '购物车不存在',
  'This cart has been checked out already.': '这个购物车已经结账。',

  // server/commerce/change-cart.ts
  'This item is not in the cart': '此商品不在购物车中',

  // server/commerce/checkout.ts
  'There was an error processing your checkout. Please try again.': '结账时出错，请再试一次。',

  // server/commerce/order-store.ts
  'Order does not exist': '订单不存在',

  // server/commerce/redirect.ts
  'Please use an address of this site': '请使用本网站的地址',

  // server/commerce/settle.ts
  'Your order could not be canceled just now. Please try again.': '暂时无法取消您的订单，请再试一次。',

  // server/drafts/change-document.ts
  'An analysis is not edited. Note what you do about an issue beside it, or analyse the notice again.':
    '分析不能编辑。请在旁边记下您如何处理某个问题点，或重新分析通知。',

  // server/drafts/draft-document.ts
  'The PDF cannot show these letters: {0}': 'PDF 无法显示这些字符：{0}',
  'Setting the pages': '正在排版',
  '{0} was deleted. Nothing was generated.': '“{0}”已被删除，没有生成任何内容。',

  // server/drafts/edit.ts
  '1 paragraph edited': '编辑了 1 个段落',
  '{0#} paragraphs edited': '编辑了 {0#} 个段落',
  'Version does not exist': '版本不存在',
  'Version {0} restored': '已恢复版本 {0}',

  // server/drafts/quote.ts
  'Quoted: Exhibit {0}': '已引用：附件 {0}',

  // server/drafts/redraft.ts
  'This section cannot be drafted again': '这一节无法重新起草',
  'Your profile no longer gives rise to this section. Nothing was drafted.':
    '您的个人资料已不再支持这一节，没有起草任何内容。',
  'Proposal does not exist': '建议稿不存在',
  'This proposal was accepted before, as version {0}.': '这份建议稿先前已被采纳，即版本 {0}。',
  'Your profile was changed meanwhile. Please draft the section again.':
    '您的个人资料在此期间已修改，请重新起草这一节。',
  'Section “{0}” drafted again: {1}': '重新起草了“{0}”一节：{1}',

  // server/drafts/require-document.ts
  'Document does not exist': '文书不存在',

  // server/drafts/source-views.ts
  'Exhibit {0}, page {1}': '附件 {0}，第 {1} 页',
  'Exhibit {0}': '附件 {0}',
  'No record has this number': '没有这个编号的记录',
  'No longer in your profile': '已不在您的个人资料中',

  // server/drafts/sources.ts
  'Source chosen: {0}': '已选择出处：{0}',

  // server/drafts/waive.ts
  'Open point does not exist': '待处理项不存在',
  'This point was not waived': '这一项没有被确认或不采用',

  // server/drafts/writing-of.ts
  'What this document is about is no longer in your profile, so its sections cannot be drafted again. You can still read, edit and download it.':
    '这份文书所写的内容已不在您的个人资料中，因此无法重新起草各节。您仍可阅读、编辑和下载它。',
  'This document cannot be drafted again section by section.': '这份文书无法逐节重新起草。',

  // server/endeavors/save.ts
  'Endeavor does not exist': '拟议事业不存在',

  // server/files/keep-file.ts
  'The file did not arrive whole. Please send it again.': '文件没有完整送达，请重新发送。',

  // server/files/resolve-file.ts
  'The file could not be read. Please choose it again.': '无法读取文件，请重新选择。',
  'Please upload this file again': '请重新上传此文件',

  // server/files/routes.ts
  'Please upload a PDF, JPG, PNG, DOC or DOCX file': '请上传 PDF、JPG、PNG、DOC 或 DOCX 文件',

  // server/http/access.ts
  'Authentication credentials were not provided.': '您尚未登录。',
  'CSRF Failed: CSRF token missing or incorrect.': '安全校验未通过：CSRF 令牌缺失或不正确。',

  // server/http/application-scope.ts
  'Application does not exist': '申请不存在',
  'No active application': '没有进行中的申请',

  // server/http/errors.ts
  'Please check this value': '请检查此项的值',
  'Please send a list': '请发送一个列表',
  'Please send one object': '请发送一个对象',
  'Please keep this to {0}': '请不要超过 {0}',
  'This is too little': '数值太小',
  'The request body is not valid JSON': '请求内容不是有效的 JSON',
  'The request could not be read': '无法读取请求',
  'Not for you to see': '您无权查看',
  'Please send this as multipart/form-data': '请以 multipart/form-data 格式发送',
  'The request is too large': '请求过大',
  'The address is too long': '地址过长',
  'This kind of content is not accepted here': '这里不接受此类内容',
  'A value is out of range': '数值超出范围',
  'Something went wrong on our side. Nothing you sent was saved.': '我们这边出了问题，您发送的内容没有保存。',

  // server/http/form.ts
  'The form could not be read': '无法读取表单',
  'This is too long': '内容过长',
  'No file is taken here': '这里不接受文件',
  'Please send one file': '请发送一个文件',

  // server/http/rate-limit.ts
  'The request took too long to arrive. Please try again.': '请求传输时间过长，请重试。',
  'Too many requests. Please try again in {0} {1}.': '请求过于频繁，请在 {0} {1}后再试。',
  second: '秒',
  seconds: '秒',

  // server/http/static-web.ts
  'Method "{0}" not allowed.': '不允许使用“{0}”方法。',

  // server/imports/author-role.ts
  'The file names no authors. Tell your role.': '文件中没有作者。请填写您的角色。',
  'The file names one author, {0}.': '文件中只有一位作者：{0}。',
  'The file names {0}.': '文件中的作者是 {0}。',
  '{0} It says “and others”: if you are one of them, tell your role.':
    '{0}文件写有“and others”：如果您是其中之一，请填写您的角色。',
  '{0} Your name is not there as you spell it.': '{0}其中没有与您的写法一致的姓名。',
  'More than one author could be you ({0}). Tell your role.': '可能有不止一位作者是您（{0&}）。请填写您的角色。',
  '“{0}” may be you, or somebody else. If it is you, enter your role ({1}).':
    '“{0}”可能是您，也可能是别人。如果是您，请填写您的角色（{1}）。',
  'Sole author': '唯一作者',

  // server/imports/duplicates.ts
  'It tells the same as {0}.': '它与“{0}”说的是同一件事。',

  // server/imports/parts.ts
  'A text is longer than {0} characters; its end was cut.': '有一段文字超过 {0} 个字符，末尾已被截断。',
  'The file gives the address “{0}”, which is no web address.': '文件给出的地址“{0}”不是网址。',
  'The file gives only {0} ({1}). Enter the date.': '文件只给出 {0}（{1}）。请填写日期。',
  'The file gives no end date. Enter it, or tick “{0}”.': '文件没有结束日期。请填写，或勾选“{0}”。',

  // server/imports/read-file.ts
  '{0} The trouble is near line {1#}.': '{0}问题在第 {1#} 行附近。',

  // server/imports/to-entry.ts
  'The file gives the country as “{0}”.': '文件中的国家是“{0}”。',
  'The file gives the marks as “{0}”.': '文件中的成绩是“{0}”。',
  'The file gives the degree as “{0}”. Choose the one that fits.': '文件中的学位是“{0}”，请选择相符的一项。',
  'The file names the department “{0}”.': '文件中的部门是“{0}”。',
  'The file gives the place as “{0}”.': '文件中的地点是“{0}”。',
  'The file says of the employer: “{0}”.': '文件关于雇主写道：“{0}”。',
  'The file’s description stands under Background. Move its parts where they belong.':
    '文件中的描述放在“背景”栏。请把各部分移到相应的栏目。',
  'The file tells of a preprint. Tick “published” once a journal or conference has taken it.':
    '文件中是一篇预印本。被期刊或会议接收后，请勾选“已发表”。',
  'The file says that it was accepted and is not out yet. Tick “published” once it is.':
    '文件说它已被接收但尚未刊出。刊出后请勾选“已发表”。',
  'The file tells of a paper under review. Tick “published” once a journal or conference has printed it.':
    '文件中是一篇正在审稿的论文。被期刊或会议刊出后，请勾选“已发表”。',
  'The file tells of a trademark. It may stand better as evidence, with its certificate.':
    '文件中是一项商标。它也许更适合连同证书一起作为证据。',
  'The file tells of a talk or a poster. Tick “published” if it is printed in proceedings.':
    '文件中是一次报告或海报展示。如果刊登在论文集中，请勾选“已发表”。',
  'The file tells of data or software. Tick “published” if a journal has printed an article on it.':
    '文件中是数据或软件。如果有期刊刊登了相关文章，请勾选“已发表”。',
  'The file tells of a report. Tick “published” if a publisher or an institution printed it.':
    '文件中是一份报告。如果由出版社或机构出版，请勾选“已发表”。',
  'The file does not say where it was published. Was it? Then tick “published” and name the journal.':
    '文件没有说明它发表在哪里。如果已发表，请勾选“已发表”并填写期刊。',
  'The file tells of a patent. It may stand better as evidence, with its certificate.':
    '文件中是一项专利。它也许更适合连同证书一起作为证据。',
  'The file tells of a thesis. Tick “published” if it was.': '文件中是一篇学位论文。如果已发表，请勾选“已发表”。',
  'The file does not say that it was published.': '文件没有说明它已发表。',
  'The file’s summary stands under Comments. Use it to tell the story.':
    '文件的摘要放在“补充说明”栏。您可以用它来讲述经过。',

  // server/jobs/queue.ts
  'Generation cancelled by user': '您已取消生成',
  'Generation was interrupted too often. Please try again.': '生成被中断的次数过多，请再试一次。',

  // server/jobs/tasks.ts
  'This is being generated already.': '正在生成中，无需重复。',
  'Task does not exist': '任务不存在',

  // server/jobs/worker.ts
  'Task timed out': '任务超时',
  'Something went wrong on our side. Please try again.': '我们这边出了问题，请再试一次。',
  'This was stopped because it needed more time or memory than we can give it. Your credit is back. Please shorten your longest texts and try again.':
    '由于所需的时间或内存超出限度，这次生成已停止。您的次数已退回。请缩短最长的文字后再试。',

  // server/letter-links/make-link.ts
  'Letter does not exist': '推荐信不存在',
  'Link does not exist': '链接不存在',

  // server/own-data/archive.ts
  'Gathering your entries': '正在汇总您的条目',
  'Adding file {0} of {1}': '正在添加第 {0} 个文件，共 {1} 个',
  'Closing the archive': '正在完成压缩包',

  // server/petition/generate-letter.ts
  'The endeavor': '拟议事业',

  // server/profile/remove-entry.ts
  'Entry does not exist': '条目不存在',

  // server/profile/save-entries.ts
  'Please send one object for each entry': '每个条目请发送一个对象',
  'Please send an array of entries': '请发送条目的数组',
  'Please send at most {0} entries at a time': '每次最多可发送 {0} 个条目',
  'Please check the entries': '请检查各个条目',
  'Please give the id of an entry': '请提供条目的编号',
  'This entry is given twice': '这个条目重复了',

  // server/profile/section-routes.ts
  'Please send one project': '请发送一个项目',

  // server/profile/versions.ts
  'This was saved in another window or on another device meanwhile. Nothing was overwritten.':
    '此内容在此期间已在另一个窗口或另一台设备上保存。没有覆盖任何内容。',
  'Please give the version as a whole number': '请以整数提供版本号',

  // server/recommenders/configuration.ts
  'Item does not exist': '项目不存在',

  // server/recommenders/generate-letter.ts
  'The recommender': '推荐人',

  // server/recommenders/require-referee.ts
  'Recommender is not found': '未找到该推荐人',

  // server/rfe/asked.ts
  'Notice does not exist': '通知不存在',

  // server/rfe/background.ts
  'Please keep to {0} papers': '文件请不要超过 {0} 份',
  'Paper does not exist': '文件不存在',

  // server/rfe/case.ts
  'The notice': '通知',

  // server/rfe/add-issue.ts
  'Please analyse the notice first.': '请先分析通知。',
  'These words are issue {0} already.': '这段文字已是问题点 {0}。',
  'These words are issue {0}, which is put aside. Take it back instead.':
    '这段文字是已排除的问题点 {0}。请恢复该问题点。',
  // server/rfe/change-issue.ts
  'Please choose papers of your profile': '请选择您个人资料中的文件',
  'Issue does not exist': '问题点不存在',

  // server/rfe/loose-sentences.ts
  'Analysis does not exist': '分析不存在',

  // server/rfe/hold-notice.ts
  'The notice was replaced by another file meanwhile. Nothing was generated. Please generate again with the new file.':
    '通知在此期间已被另一个文件替换，没有生成任何内容。请用新文件重新生成。',

  // server/rfe/other-category.ts
  'This notice is about {0}, not a national interest waiver. No credit was used. Please check that it is the right notice, or confirm that you want to go on with it.':
    '这份通知涉及{0}，而不是国家利益豁免。没有扣除次数。请检查是否为正确的通知，或确认您要继续使用它。',
  'extraordinary ability (EB-1A)': '特殊才能（EB-1A）',
  'outstanding professors and researchers (EB-1B)': '杰出教授和研究人员（EB-1B）',
  'multinational managers and executives (EB-1C)': '跨国公司经理和高管（EB-1C）',
  'an employer’s petition with a labor certification': '附有劳工认证的雇主申请',
  'another benefit': '另一项福利',

  // server/rfe/series.ts
  'Please choose a paper of your profile': '请选择您个人资料中的一份文件',
  'Please check the papers': '请检查这些文件',

  // server/rfe/unreadable.ts
  'Less than half of this notice could be read. Please add a better scan of it: whole, straight, dark on white, at 300 dots per inch.':
    '这份通知能读出的内容不到一半。请添加更好的扫描件：完整、摆正、白底深字、每英寸 300 点。',
  'This server cannot read scans. Please add the notice as a PDF whose text can be selected, or ask whoever runs this server to install what reads scans (on Debian: apt-get install {0}).':
    '这台服务器无法读取扫描件。请添加可以选取文字的 PDF 通知，或请服务器的运营者安装读取扫描件的程序（Debian 上：apt-get install {0}）。',
  'This notice is a form that only Adobe Reader shows. Please open it in Adobe Reader, print it to PDF, and add the printed PDF.':
    '这份通知是只有 Adobe Reader 才能显示的表单。请用 Adobe Reader 打开它，打印成 PDF，然后添加打印出的 PDF。',
  'This notice asks for a password. Please add a copy of it without one.':
    '这份通知需要密码。请添加一份不带密码的副本。',
  'This notice could not be opened: the file is damaged. Please download or scan it again and add it anew.':
    '无法打开这份通知：文件已损坏。请重新下载或扫描，再添加一次。',
  'No words were found in this notice. Please add a better scan of it.': '这份通知中没有找到文字。请添加更好的扫描件。',

  // server/facts/change-cards.ts
  'Fact does not exist': '该事实不存在',
  'These facts belong to different people': '这些事实属于不同的人',
  'Recommender does not exist': '推荐人不存在',
  'This entry does not exist': '该条目不存在',
  'This change cannot be taken back any more': '这项更改已无法撤销',
}
