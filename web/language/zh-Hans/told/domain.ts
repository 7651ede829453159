import type { Told } from '../../translated.ts'

/** What the domain says: labels, options, and the messages of its rules. */
export const DOMAIN_TOLD: Told = {
  // domain/academic-project.ts
  'Required when published': '已发表的项目必须填写此项',
  'Please enter a valid amount (e.g., 1000.00)': '请输入有效的金额（例如 1000.00）',
  'Please enter a number': '请输入数字',
  'End date cannot be earlier than start date': '结束日期不能早于开始日期',
  'Please enter a whole number': '请输入整数',
  'Please enter a number up to {0}': '请输入不超过 {0} 的数字',
  'Please enter a valid URL': '请输入有效的网址',
  'Academic Project': '学术项目',
  'Please upload a PDF file': '请上传 PDF 文件',
  'File size should not exceed 5MB': '文件大小不能超过 5MB',
  None: '无',
  // domain/recommender.ts
  'Page {0} of this file says “{1}”, so it is a draft and not the signed letter. Please settle what is open, sign the letter and send that.':
    '此文件第 {0} 页写有“{1}”，因此它是草稿，而不是已签名的推荐信。请先处理未决事项，签名后再上传。',
  // domain/account.ts
  'All fields are required': '所有项目均为必填',
  'Please enter a valid email address': '请输入有效的邮箱',
  'Passwords do not match': '两次输入的密码不一致',
  'Invalid email or password': '邮箱或密码不正确',
  'Please verify your email before logging in.': '登录前请先验证您的邮箱。',
  'Email verified successfully!': '邮箱验证成功！',
  'Verification link is invalid or has expired.': '验证链接无效或已过期。',
  'Verification email has been resent.': '验证邮件已重新发送。',
  'If the email is registered, a password reset link will be sent.': '如果该邮箱已注册，我们会向它发送重置密码的链接。',
  'Reset link is invalid or has expired. Please request a new one.': '重置链接无效或已过期，请重新申请。',
  'Password reset successful! Please log in with your new password.': '密码重置成功！请用新密码登录。',
  'Password changed successfully!': '密码已更改！',
  'Your current password is not correct': '当前密码不正确',
  'Please enter the code from your authenticator app.': '请输入身份验证器应用中的验证码。',
  'At least 6 characters': '至少 6 个字符',
  'An uppercase letter': '一个大写字母',
  'A lowercase letter': '一个小写字母',
  'A number': '一个数字',
  'Please keep this to {0} characters': '请不要超过 {0} 个字符',
  'Password must be at least six characters long, contain at least one uppercase letter and one lowercase letter.':
    '密码至少需要六个字符，并包含至少一个大写字母和一个小写字母。',
  'Password must be at least 6 characters long and contain at least one uppercase letter, one lowercase letter, and one number':
    '密码至少需要 6 个字符，并包含至少一个大写字母、一个小写字母和一个数字',
  'Please accept the terms and privacy policy': '请接受使用条款和隐私政策',
  'Please enter a valid username, no special characters': '请输入有效的用户名，不含特殊字符',
  'Please answer with true or false': '请回答是或否',

  // domain/application.ts
  'Resume is required. Please upload a PDF file.': '请提供简历，上传一个 PDF 文件。',
  'Please fill in all required fields correctly': '请正确填写所有必填项',
  'Phone Number is required': '请填写电话号码',
  'First name is required': '请填写名',
  'Last name is required': '请填写姓',
  'Email is required': '请填写邮箱',
  'Invalid email format': '邮箱格式不正确',
  'Gender is required': '请选择性别',
  'Prefix is required': '请选择称谓',

  // domain/cart.ts
  'Please order at most {0}': '最多可订购 {0} 份',
  'Your cart is empty or contains invalid quantities. Please add items before checking out.':
    '您的购物车是空的，或其中的数量无效。请先添加商品再结账。',
  'Please use a shorter address': '请使用更短的地址',

  // domain/case-file.ts
  'It holds no text that can be selected, as a scan or a photo. Such papers cannot be read on this server.':
    '它是扫描件或照片，没有可以选取的文字。这台服务器无法读取这类文件。',
  'Some of its pages hold no text. If they are scans, they cannot be read on this server.':
    '其中有些页没有文字。如果它们是扫描页，这台服务器无法读取。',
  'Too little of it could be read. Please add a sharper scan: straight, dark on white, 300 dots to the inch, printed and not handwritten.':
    '能读出的内容太少。请添加更清晰的扫描件：摆正、白底深字、每英寸 300 点、印刷而非手写。',
  'Parts of it could not be made out: handwriting, another language, or a scan that is not sharp.':
    '其中有些部分无法辨认：手写、其他语言，或扫描不够清晰。',
  'No words were found in it.': '其中没有找到文字。',
  'It could not be read.': '无法读取。',
  'It asks for a password. You can add a copy without one.': '它需要密码。您可以添加一份不带密码的副本。',
  'It is a form that only Adobe Reader shows. Please open it in Adobe Reader, print it to PDF, and add the printed PDF.':
    '这是只有 Adobe Reader 才能显示的表单。请用 Adobe Reader 打开它，打印成 PDF，然后添加打印出的 PDF。',
  'The file does not say which letters its text is made of, so it could not be read. Please add a scan of the paper, or print it to PDF anew.':
    '文件没有说明其文字由哪些字符组成，因此无法读取。请添加这份材料的扫描件，或重新打印成 PDF。',
  'Parts of it could not be read: the file does not say which letters they are made of. Please add a scan of those pages.':
    '其中一部分无法读取：文件没有说明这些文字由哪些字符组成。请添加这些页的扫描件。',
  'It is long: only its first pages were read.': '文件较长，只读取了前面的页。',
  'Not compared (too long or too intricate for the second reader): please check what is quoted of it against the paper.':
    '未经比对（对第二个读取程序而言过长或过于复杂）：请将引用的内容与文件原文核对。',
  'It is long: only its first pages were read, and these were not compared. Please check what is quoted of it against the paper.':
    '文件较长，只读取了前面的页，且未经比对。请将引用的内容与文件原文核对。',

  // domain/contact.ts
  'Thank you for your message. We will contact you soon!': '感谢您的留言，我们会尽快与您联系！',

  // domain/credits.ts
  'You have no {0} credits remaining. Would you like to purchase more credits?':
    '您的“{0}”次数已用完。要购买更多次数吗？',
  'You have {0} times to generate {1} and {2} times remaining. Would you like to proceed?':
    '您有 {0} 次机会可以生成“{1}”，还剩 {2} 次。要继续吗？',

  // domain/drafted-document.ts
  'In other words': '换一种说法',
  'With more detail': '更详细',
  'From your profile as it is now': '按您现在的个人资料',
  'The built-in drafter can write a section shorter, with more detail or in other words, start with something that is in it, leave something out, or tell more or less about it.':
    '内置起草程序可以把一节写得更短、更详细或换一种说法，可以让其中某项内容放在开头、略去某项内容，或者多写、少写某项内容。',
  'Please copy the words from the page': '请从该页抄录文字',
  'Please say what should change': '请说明要改什么',
  'Please keep it under 2,000 characters': '请不要超过 2,000 个字符',
  'Please keep a paragraph under 20,000 characters': '每个段落请不要超过 20,000 个字符',
  'This paragraph was sent twice': '这个段落发送了两次',
  'Please save fewer paragraphs at once': '请减少一次保存的段落数',
  'Please type your name in letters': '请用文字填写您的姓名',
  'Please type your name': '请填写您的姓名',
  'Please type your full name': '请填写您的完整姓名',
  'Please keep it under 200 characters': '请不要超过 200 个字符',
  'This document was changed meanwhile. Reload it to see the newest version.':
    '这份文书在此期间已被修改。请重新载入，查看最新版本。',
  Shorter: '更短',

  // domain/drafter.ts
  'the built-in drafter': '内置起草程序',
  'the language model {0}': '语言模型 {0}',

  // domain/education.ts
  'Please upload a PDF, JPG, or PNG file': '请上传 PDF、JPG 或 PNG 文件',
  'Please enter a valid URL (e.g., https://example.edu)': '请输入有效的网址（例如 https://example.edu）',
  'Please enter a valid GPA': '请输入有效的 GPA',
  'Max GPA must be a positive number': 'GPA 满分必须是正数',
  'Course name is required': '请填写课程名称',
  'Please add at least one course': '请至少添加一门课程',
  'This password is among the most used ones. Please choose another.': '这个密码属于最常用的密码之一，请换一个。',
  '{0} (number {1})': '{0}（第 {1} 项）',
  'Please write this on one line': '请写成一行',
  'Please use Latin letters, as printed in the passport': '请使用拉丁字母，与护照上的拼写一致',
  'You have asked for letters by mail often lately. Please copy the link and send it yourself, or try again tomorrow.':
    '您最近多次通过邮件请人写推荐信。请复制链接自行发送，或明天再试。',
  'Please keep this to 200 courses': '课程请不要超过 200 门',
  'English diploma is required': '请提供英文毕业证书',
  'English transcript is required': '请提供英文成绩单',
  'End date must be after start date': '结束日期必须晚于开始日期',
  'Max GPA must be greater than or equal to total GPA': 'GPA 满分不能低于您的总 GPA',

  // domain/employment-project.ts
  '{0} is required and must be meaningful': '请填写“{0}”，内容须有实际意义',
  'Job Title': '职位名称',
  'Project Name': '项目名称',
  'Start Date': '开始日期',
  'End Date': '结束日期',
  'Professional Project': '工作项目',

  // domain/employment.ts
  'Please enter a valid salary amount': '请输入有效的薪资金额',
  'Please enter the salary without thousands separators (e.g., 138450)': '请输入不带千位分隔符的薪资（例如 138450）',
  'Please enter valid working hours (1-168)': '请输入有效的工时（1–168）',
  'End date is required when not currently employed': '如果已不在职，请填写结束日期',
  'End date cannot be before start date': '结束日期不能早于开始日期',

  // domain/endeavor-parts.ts
  'Prong 1: merit and national importance': '第一要件：实质价值和国家重要性',
  'Does the specific endeavor have substantial merit and national importance?':
    '这项具体的事业是否具有实质价值和国家重要性？',
  'Prong 2: well positioned': '第二要件：有能力推进',
  'Are you well positioned to advance it?': '您是否有能力推进它？',
  'What it is worth in itself': '它本身的价值',
  'Substantial merit': '实质价值',
  'Which problem you take up and what you will do about it. Merit may lie in business, science, technology, culture, health or education (Dhanasar at 889).':
    '您要解决什么问题，打算怎么做。价值可以在商业、科学、技术、文化、健康或教育方面（Dhanasar 第 889 页）。',
  'What it changes': '它带来什么改变',
  'What is better once it is done. An economic effect helps and is not required (Dhanasar at 889).':
    '完成之后什么会变得更好。有经济效益会有帮助，但并非必需（Dhanasar 第 889 页）。',
  'What shows it': '用什么证明',
  'Results that a reader can check. Each element has to be more likely true than not, and what has no proof counts little (Dhanasar at 889).':
    '读者可以核对的成果。每一项都必须“更可能属实”，没有证明的内容分量很小（Dhanasar 第 889 页）。',
  'How far it reaches': '影响有多广',
  'National importance': '国家重要性',
  'Its possible effect within a field or beyond it. A map is no measure: one region may be enough, one employer is not (Dhanasar at 889–90; Policy Manual F.5(D)).':
    '它在一个领域之内或之外可能产生的影响。重要与否不看地域大小：一个地区可能就够，一个雇主则不够（Dhanasar 第 889–90 页；《政策手册》F.5(D)）。',
  'Why now': '为什么是现在',
  'What is lost by waiting. Prong 3, which weighs whether to waive the job offer, may look at urgency too (Dhanasar at 891).':
    '等待会失去什么。第三要件权衡是否豁免工作邀约，也可能考虑紧迫性（Dhanasar 第 891 页）。',
  'Who benefits': '谁会受益',
  'Who gains beyond you and those you work for. Good teaching alone did not suffice where it reached only one’s own students (Dhanasar at 893).':
    '除您和您的雇主、客户之外，还有谁受益。仅有良好的教学，如果只惠及自己的学生，是不够的（Dhanasar 第 893 页）。',
  'Impact on the nation': '对国家的影响',
  'What it could come to, in figures where you can: jobs, costs, lives, output. Significant effects in a region that does poorly weigh as well (Dhanasar at 890).':
    '它可能达到什么程度，尽量用数字说明：就业、成本、生命、产量。在经济欠发达的地区产生显著影响同样有分量（Dhanasar 第 890 页）。',
  'Your qualifications': '您的资历',
  'Your education, skills and knowledge for this endeavor (Dhanasar at 890).':
    '您为这项事业具备的教育、技能和知识（Dhanasar 第 890 页）。',
  'Related experience': '相关经验',
  'Your record in similar work, what you did yourself in it, and how far you have come (Dhanasar at 890).':
    '您在类似工作中的经历、您本人做了什么，以及进展到了哪一步（Dhanasar 第 890 页）。',
  You: '您本人',

  // domain/endeavor.ts
  'Endeavors were drafted meanwhile, in another window or on another device. Nothing was started or charged.':
    '拟议事业在此期间已在另一个窗口或另一台设备上起草。这里没有开始任何生成，也没有扣除次数。',
  'This endeavor is locked. Upgrade your plan to unlock additional endeavors.':
    '这项拟议事业尚未解锁。升级方案即可解锁更多拟议事业。',
  'Please select a proposed endeavor first.': '请先选择一项拟议事业。',

  // domain/errors.ts
  'Invalid input': '输入无效',

  // domain/evidence.ts
  'This field is required': '此栏为必填',
  'Expired date must be after received date': '失效日期必须晚于获得日期',
  '{0} is not a PDF file': '{0} 不是 PDF 文件',

  // domain/field.ts
  'Please enter text': '请输入文字',
  'Please choose one of the options': '请从选项中选择一项',
  'Please choose yes or no': '请选择是或否',
  'Please enter a date with its day, such as 2026-09-15': '请输入具体到日的日期，例如 2026-09-15',
  'Please enter a date, such as 2019-09-15': '请输入日期，例如 2019-09-15',

  // domain/file.ts
  'This is a HEIC photo, as iPhones take them. Please add it as a JPG: on the iPhone, set Settings, Camera, Formats to Most Compatible and take the photo again, or open it on a computer and export it as JPEG.':
    '这是 iPhone 拍摄的 HEIC 照片。请改为添加 JPG：在 iPhone 的“设置”“相机”“格式”中选择“兼容性最佳”后重新拍摄，或在电脑上打开它并导出为 JPEG。',
  'File size should not exceed 20MB': '文件大小不能超过 20MB',
  'Please upload a file': '请上传文件',

  // domain/future-plan.ts
  '{0} is required': '请填写“{0}”',
  'Plan Title': '计划标题',
  'Area of Focus': '重点方向',
  'Current Progress': '目前进展',
  'Expected Outcomes': '预期成果',
  'Future Plan': '未来计划',

  // domain/import.ts
  'JSON Resume': 'JSON Resume 简历',
  'Please choose a file': '请选择文件',
  'Please choose a JSON Resume (.json), BibTeX (.bib) or ORCID (.json, .xml) file':
    '请选择 JSON Resume（.json）、BibTeX（.bib）或 ORCID（.json、.xml）文件',
  'File size should not exceed 2MB. Split the file and bring in its parts.':
    '文件大小不能超过 2MB。请拆分文件，分批导入。',
  'This is an archive. Please unpack it and choose a file inside. For ORCID, take the one named after your iD.':
    '这是压缩包。请先解压，再选择其中的文件。ORCID 请选以您的 iD 命名的那个文件。',
  'The JSON in this file is broken, so it could not be read. Please save it again.':
    '这个文件中的 JSON 已损坏，无法读取。请重新保存一次。',
  'The XML in this file is broken, so it could not be read. Please download it again.':
    '这个文件中的 XML 已损坏，无法读取。请重新下载一次。',
  'Another file of yours is being read. Please wait until it is done.': '您的另一个文件正在读取中，请等它完成。',
  'This file could not be read. Please save it again, or bring in a part of it.':
    '无法读取这个文件。请重新保存，或只导入其中一部分。',
  'This file took too long to read. Please split it and bring in its parts.':
    '读取这个文件用时过长。请拆分后分批导入。',

  // domain/letter-link.ts
  'This link is not valid. Please ask for a new one.': '此链接无效，请索取新的链接。',
  'This link has expired. Please ask {0} for a new one.': '此链接已过期，请向 {0} 索取新的链接。',
  '{0} has withdrawn this link. Please ask {1} for a new one.': '{0} 已撤回此链接，请向 {1} 索取新的链接。',
  'You have handed in the signed letter, so its text stays as it is. Should something have to change, please ask {0} for a new link.':
    '您已交回签字的推荐信，信的内容不再变动。如果还需要修改，请向 {0} 索取新的链接。',
  'Please generate the letter first.': '请先生成推荐信。',
  'Something is missing here. Please write it into the text, or take the sentence out.':
    '这里还缺内容。请补写进去，或删去这个句子。',
  'Please choose 7, 14, 30 or 60 days': '请选择 7、14、30 或 60 天',

  // domain/limits.ts
  'A section holds at most {0} entries. Please remove some before you add more.':
    '每个部分最多可有 {0} 个条目。请先删除一些，再添加新条目。',
  'Your profile holds at most {0} characters. Please shorten or remove entries before you add more.':
    '您的资料最多可有 {0} 个字符。请先缩短或删除一些条目，再添加新内容。',
  'An account holds at most {0} applications.': '每个账户最多可有 {0} 份申请。',
  'Your account’s storage is full (5 GB or 10,000 files). Please remove papers that you no longer need.':
    '您账户的存储空间已满（5 GB 或 10,000 个文件）。请删除不再需要的文件。',
  // domain/letter-packet.ts
  'Merit and national importance': '价值和国家重要性',
  'what the endeavor improves, and for whom': '事业改善什么、为谁改善',
  'Well positioned': '有能力推进',
  'what you have done and are able to do': '您做过什么、能做什么',
  Balance: '权衡',
  'why it should not wait, and why you': '为什么不应等待、为什么是您',

  // domain/official-texts.ts
  '8 CFR 103.2, how petitions are filed and evidence is asked for': '8 CFR 103.2：如何递交申请、如何要求补充证据',

  // domain/options.ts
  Male: '男',
  Female: '女',
  Other: '其他',
  'Mr.': '先生（Mr.）',
  'Mrs.': '夫人（Mrs.）',
  'Ms.': '女士（Ms.）',
  'Dr.': '博士（Dr.）',
  "Associate's": '副学士',
  "Bachelor's": '学士',
  "Master's": '硕士',
  Doctoral: '博士',
  'Professional Degree': '专业学位',
  'High School Diploma': '高中文凭',
  Certificate: '证书',
  'Advanced degree': '高等学位',
  "Bachelor's degree plus five years": '学士学位加五年经验',
  'Exceptional ability': '特殊能力',
  'Full-time, on campus': '全日制，在校',
  'Part-time, on campus': '非全日制，在校',
  Online: '在线',
  'Hybrid, campus and online': '混合，在校与在线',
  'Exchange or visiting': '交换或访问',
  'For-Profit Companies': '营利性公司',
  'International Organizations': '国际组织',
  NGO: '非政府组织（NGO）',
  'Government Agencies': '政府机构',
  'Academic Organizations': '学术机构',
  'Other Non-Profit': '其他非营利机构',
  'Full-Time': '全职',
  'Part-Time': '兼职',
  Temporary: '临时',
  Internship: '实习',
  'Accommodation and Food Services': '住宿与餐饮',
  'Administrative and Support Services': '行政与支持服务',
  'Agriculture, Forestry, Fishing and Hunting': '农林渔猎',
  'Arts, Entertainment, and Recreation': '艺术、娱乐与休闲',
  Construction: '建筑',
  'Educational Services': '教育服务',
  'Finance and Insurance': '金融与保险',
  'Health Care and Social Assistance': '医疗保健与社会援助',
  'Information Technology': '信息技术',
  'Management of Companies and Enterprises': '公司与企业管理',
  Manufacturing: '制造',
  'Media and Telecommunications': '媒体与电信',
  'Mining, Quarrying, and Oil and Gas Extraction': '采矿、采石与油气开采',
  'Professional, Scientific, and Technical Services': '专业、科学与技术服务',
  'Public Administration': '公共管理',
  'Real Estate and Rental and Leasing': '房地产与租赁',
  'Transportation and Warehousing': '交通运输与仓储',
  Utilities: '公用事业',
  'Wholesale and Retail Trade': '批发与零售',
  'Other Services': '其他服务',
  'Aerospace Engineering': '航空航天工程',
  'Agriculture and Food Science': '农业与食品科学',
  'Architecture and Urban Planning': '建筑与城市规划',
  'Artificial Intelligence and Machine Learning': '人工智能与机器学习',
  'Arts and Design': '艺术与设计',
  'Biology and Biotechnology': '生物学与生物技术',
  'Biomedical Engineering': '生物医学工程',
  'Business and Management': '商业与管理',
  'Chemical Engineering': '化学工程',
  Chemistry: '化学',
  'Civil and Environmental Engineering': '土木与环境工程',
  'Communication and Media': '传播与媒体',
  'Computer Science': '计算机科学',
  Cybersecurity: '网络安全',
  'Data Science and Statistics': '数据科学与统计',
  'Earth and Climate Science': '地球与气候科学',
  'Economics and Finance': '经济与金融',
  Education: '教育',
  'Electrical and Electronic Engineering': '电气与电子工程',
  Energy: '能源',
  'History and Humanities': '历史与人文',
  'Industrial and Systems Engineering': '工业与系统工程',
  'Law and Public Policy': '法律与公共政策',
  'Materials Science and Engineering': '材料科学与工程',
  Mathematics: '数学',
  'Mechanical Engineering': '机械工程',
  'Medicine and Clinical Science': '医学与临床科学',
  'Music and Performing Arts': '音乐与表演艺术',
  'Neuroscience and Psychology': '神经科学与心理学',
  'Nursing and Allied Health': '护理与相关健康专业',
  'Pharmacy and Pharmacology': '药学与药理学',
  'Physics and Astronomy': '物理与天文',
  'Public Health': '公共卫生',
  'Robotics and Automation': '机器人与自动化',
  'Social Sciences': '社会科学',
  'Course Certificate': '课程证书',
  Degree: '学位',
  'Academic Award': '学术奖项',
  Certification: '资格认证',
  License: '执照',
  'Training Certificate': '培训证书',
  Others: '其他',
  Award: '奖项',
  Recognition: '荣誉',
  Competition: '竞赛',
  Research: '研究',
  Development: '开发',
  Innovation: '创新',
  Academic: '学术',
  Professional: '专业',
  Achievement: '成就',
  Project: '项目',
  Active: '有效',
  Inactive: '无效',
  'No-expiration Date': '无到期日',
  International: '国际',
  National: '全国',
  Regional: '地区',
  'within 1 year': '1 年内',
  '1-3 years': '1–3 年',
  '3-5 years': '3–5 年',
  '5+ years': '5 年以上',
  "Haven't Started Yet": '尚未开始',
  'In Progress': '进行中',
  male: '男',
  female: '女',
  'non-binary': '非二元性别',
  'prefer-not-to-say': '不愿透露',
  professor: '教授',
  supervisor: '主管',
  colleague: '同事',
  other: '其他',
  daily: '每天',
  weekly: '每周',
  monthly: '每月',
  quarterly: '每季度',
  yearly: '每年',
  'Not applicable': '不适用',
  Professor: '教授',
  Supervisor: '主管',
  Colleague: '同事',
  'Non-binary': '非二元性别',
  'Prefer not to say': '不愿透露',
  Daily: '每天',
  Weekly: '每周',
  Monthly: '每月',
  Quarterly: '每季度',
  Yearly: '每年',

  // domain/order.ts
  'Invalid order ID format': '订单编号格式不正确',
  'Refunded {0}': '已退款 {0}',
  'Waiting for payment': '等待付款',
  Paid: '已付款',
  Cancelled: '已取消',
  Failed: '失败',

  // domain/own-data.ts
  'This link has been used already, or it has expired.': '此链接已被使用，或已过期。',
  'Your account will be deleted already.': '您的账户已在删除流程中。',
  'We have sent you a mail': '我们已向您发送邮件',

  // domain/passkey.ts
  'This passkey could not be used. Please try again, or log in with your password.':
    '无法使用此通行密钥。请再试一次，或用密码登录。',
  'This passkey could not be added. Please try again.': '无法添加此通行密钥，请再试一次。',
  'This passkey is in your account already.': '您的账户中已有此通行密钥。',
  'Please keep the name to 60 characters': '名称请不要超过 60 个字符',

  // domain/phone.ts
  'Please enter a valid 10-digit phone number': '请输入有效的 10 位电话号码',
  'Please enter a valid phone number for this country code': '请输入与该国家/地区代码相符的有效电话号码',
  'Phone number must contain only numbers': '电话号码只能包含数字',
  'Please choose a country code': '请选择国家/地区代码',

  // domain/plans.ts
  'Recommendation Letter': '推荐信',
  'RFE Notice Analysis': 'RFE 通知分析',
  'RFE Response': 'RFE 回复',
  'Proposed Endeavors': '拟议事业',
  'Petition Letter': '申请信',
  'recommendation letter': '推荐信',
  'recommendation letters': '推荐信',
  'RFE notice analysis': 'RFE 通知分析',
  'RFE notice analyses': 'RFE 通知分析',
  'RFE response': 'RFE 回复',
  'RFE responses': 'RFE 回复',
  'proposed endeavor': '拟议事业',
  'proposed endeavors': '拟议事业',
  'petition letter': '申请信',
  'petition letters': '申请信',
  'Full Package': '完整套餐',
  '10 proposed endeavors': '10 项拟议事业',
  '5 recommendation letters': '5 封推荐信',
  '1 petition letter': '1 封申请信',
  'Full & RFE Package': '完整加 RFE 套餐',
  '1 RFE analysis': '1 次 RFE 分析',
  '1 RFE notice response': '1 份 RFE 通知回复',
  'RFE Package': 'RFE 套餐',
  'No proposed endeavor': '不含拟议事业',
  '1 response letter': '1 封回复信',
  '1 more recommendation letter': '再加 1 封推荐信',
  '1 analysis of an RFE notice': '1 次 RFE 通知分析',
  'Recommendation Letter Kit': '推荐信套餐',
  'per letter': '每封',
  '1 personalized recommendation letter': '1 封个性化推荐信',
  'NIW Initial Kit': 'NIW 初始套餐',
  'per kit': '每套',
  '5 personalized recommendation letters': '5 封个性化推荐信',
  'NIW Full Petition Kit': 'NIW 全套申请套餐',
  'Everything in the NIW Initial Kit, and the full RFE package': '包含 NIW 初始套餐的全部内容，以及完整的 RFE 套餐',
  'RFE Only Kit': 'RFE 单独套餐',
  '{0#} proposed endeavor': '{0#} 项拟议事业',
  '{0#} proposed endeavors': '{0#} 项拟议事业',
  '{0#} recommendation letter': '{0#} 封推荐信',
  '{0#} recommendation letters': '{0#} 封推荐信',
  '{0#} petition letter': '{0#} 封申请信',
  '{0#} petition letters': '{0#} 封申请信',
  '{0#} RFE notice analysis': '{0#} 次 RFE 通知分析',
  '{0#} RFE notice analyses': '{0#} 次 RFE 通知分析',
  '{0#} RFE response': '{0#} 份 RFE 回复',
  '{0#} RFE responses': '{0#} 份 RFE 回复',

  // domain/progress.ts
  'Personal Info': '个人信息',
  'Education History': '教育经历',
  'Education Project': '学术项目',
  'Employment History': '工作经历',
  'Employment Project': '工作项目',
  Evidence: '证据',
  RFE: '补件通知（RFE）',
  'Proposed Endeavor': '拟议事业',
  'Add A Recommender': '添加推荐人',
  'RFE Analysis': 'RFE 分析',
  'Generate RFE Response': '生成 RFE 回复',

  // domain/provider-sign-in.ts
  'Signing in with Google is not set up here. Please log in with your password.':
    '这里没有开通 Google 登录。请用密码登录。',
  'You left Google before the sign-in was finished. You can try again, or log in with your password.':
    '您在登录完成前离开了 Google。您可以再试一次，或用密码登录。',
  'This sign-in with Google is no longer open. Please start it again.': '这次 Google 登录已失效，请重新开始。',
  'The sign-in with Google did not work. Please try again.': 'Google 登录未成功，请再试一次。',
  'Google does not answer at the moment. Please try again later, or log in with your password.':
    'Google 目前没有响应。请稍后再试，或用密码登录。',
  'There were too many sign-ins with Google in a short time. Please wait a minute and try again.':
    '短时间内 Google 登录次数过多。请等一分钟再试。',
  'Google did not tell us your email address. Please sign up with your email instead.':
    'Google 没有提供您的邮箱。请改用邮箱注册。',
  'Google has not confirmed your email address yet. Please confirm it there first, or sign up with your email.':
    'Google 尚未验证您的邮箱。请先在 Google 验证，或用邮箱注册。',
  'The account with this email is connected to another Google account. Please use that one, or log in with your password.':
    '使用此邮箱的账户已关联另一个 Google 账户。请使用那个账户，或用密码登录。',
  'Another Google account is connected to your account. Please disconnect that one first.':
    '您的账户已关联另一个 Google 账户。请先解除那个关联。',
  'This Google account is connected to another account here already.': '这个 Google 账户已关联这里的另一个账户。',
  'Your account has no password yet. Please set one first; we send you a link by email.':
    '您的账户还没有密码。请先设置密码；我们会通过邮件发送链接给您。',
  'Google is disconnected.': '已解除与 Google 的关联。',

  // domain/recently-deleted.ts
  'This is not among what was recently deleted': '最近删除的内容中没有它',
  'Please restore the entry that this file belonged to first': '请先恢复此文件所属的条目',
  // domain/recommender.ts
  'Personal abilities': '个人能力',
  'Impact of the work': '工作的影响',
  'National interest': '国家利益',
  'Please enter a valid number of years': '请输入有效的年数',
  'Have you two worked for the same employer?': '你们是否曾在同一雇主处工作？',
  'Were they ever your supervisor, teacher or mentor?': '对方是否曾是您的主管、老师或导师？',
  'Have you published together?': '你们是否曾共同发表作品？',
  'Personal abilities: what the applicant can do that few others can': '个人能力：申请人能做到而少有人能做到的事',
  'Impact of the work: what changed because of it': '工作的影响：因它而改变了什么',
  'National interest: why the endeavor matters to the United States': '国家利益：这项事业为何对美国重要',
  'Please select at least one of each required item: ': '以下各项请至少选择一个：',
  'Endorsed Items': '佐证内容',
  'Endorsed Goals': '佐证目标',
  'Please upload a PDF, DOC, or DOCX file': '请上传 PDF、DOC 或 DOCX 文件',
  'Please upload a signed letter before submitting': '提交前请先上传签字的推荐信',

  // domain/rfe-notice.ts
  'Supporting document is required': '请提供证明文件',
  'Deadline cannot be before the sent date': '截止日期不能早于发出日期',

  // domain/rfe.ts
  'EB-2 eligibility': 'EB-2 资格',
  'Prong 1: substantial merit and national importance': '第一要件：实质价值和国家重要性',
  'Prong 2: well positioned to advance the endeavor': '第二要件：有能力推进拟议事业',
  'Prong 3: on balance, a waiver benefits the United States': '第三要件：综合权衡，豁免对美国有利',
  'Forms and papers': '表格与文件',
  'Other points': '其他问题',
  'Five years of progressive experience': '五年逐步提升的工作经验',
  'Final merits of exceptional ability': '特殊能力的最终权衡',
  'Occupation as a profession': '所从事的职业属于专业职业',
  'The proposed endeavor': '拟议事业',
  'Education, skills and knowledge': '教育、技能和知识',
  'Record of success': '成功的记录',
  'Model or plan': '模式或计划',
  'Progress toward the endeavor': '事业的进展',
  'Interest of customers, users or investors': '客户、用户或投资者的兴趣',
  Letters: '推荐信',
  'Labor certification impractical': '办理劳工认证不切实际',
  'Benefit even if workers are available': '即使有美国劳动者可用仍有益处',
  Urgency: '紧迫性',
  'The balance': '综合权衡',
  Forms: '表格',
  Signature: '签字',
  Translation: '翻译',
  Fee: '费用',
  'Another point': '其他问题点',
  'No paper is named: evidence that answers the finding.': '没有指明文件：请提供能回应该认定的证据。',
  'The reader is not sure of this one: it may be a remark that asks for nothing. Compare it with the notice.':
    '这一条读取得不太确定：它可能只是一句说明，并未要求提交什么。请对照通知原文。',
  'Nothing of a notice was found in this file: no receipt number, form or date, no finding and no request. Please replace it with the Request for Evidence itself, all of its pages in one PDF.':
    '在此文件中未找到通知的任何内容：没有收据号、表格编号或日期，也没有认定和要求。请换成补件通知（RFE）原件，所有页放在一个 PDF 中。',
  'This does not read like a notice from USCIS in English. Add the Request for Evidence itself, all of its pages in one PDF.':
    '这看起来不像 USCIS 的英文通知。请添加补件通知（RFE）原件，所有页放在一个 PDF 中。',
  'This file reads like the notice itself. Nothing of it is quoted as this paper; add the one that belongs here.':
    '这个文件看起来就是通知本身。其中任何内容都不会当作这份文件引用；请添加应放在这里的文件。',
  'This does not read like a petition letter in English. Nothing of it is quoted as one; add the letter that was filed.':
    '这看起来不像英文的申请信。其中任何内容都不会当作申请信引用；请添加当时递交的那封信。',
  'This does not read like a letter of recommendation in English. Nothing of it is quoted as one; add the letter itself.':
    '这看起来不像英文的推荐信。其中任何内容都不会当作推荐信引用；请添加推荐信本身。',
  'This does not read like an answer to a notice in English. Nothing of it is quoted as one; add the answer itself.':
    '这看起来不像对通知的英文答复。其中任何内容都不会当作答复引用；请添加答复本身。',
  'Decides the case': '关系到案件成败',
  'Weighs heavily': '分量较重',
  'Counts with others': '与其他因素一并考虑',
  'Easily met': '容易满足',
  'Please keep notes within {0} characters': '备注请不要超过 {0} 个字符',
  'Proposed endeavor statement': '拟议事业陈述',
  'Recommendation letter': '推荐信',
  'Petition letter': '申请信',
  'Earlier response letter': '先前的回复信',
  'Initial response': '初次回复',
  'Please add an RFE notice first.': '请先添加一份 RFE 通知。',
  'Please give the officer’s words': '请填写审理官的原文',
  'These words do not stand in the notice. Copy whole sentences from one page, as they are.':
    '通知中没有这段文字。请从同一页原样复制完整的句子。',
  'This notice has as many issues as can be kept.': '这份通知的问题点已达到可保存的上限。',
  'You added this issue from the notice; the reader had not told it apart.':
    '此问题点由您从通知中添加，系统识读时没有单独列出。',
  'Every issue of this notice is put aside, so that there is nothing to answer. Take at least one of them back first.':
    '这份通知的问题点已全部排除，没有可回应的内容。请先至少恢复其中一个。',
  'This issue was reopened in another window. It is shown as it is now; nothing was changed.':
    '这个问题点已在另一个窗口中重新打开。现在显示的是它目前的状态，未作任何更改。',
  'This issue was settled in another window. It is shown as it is now; nothing was changed.':
    '这个问题点已在另一个窗口中标为“已处理”。现在显示的是它目前的状态，未作任何更改。',
  'This issue was put aside in another window. It is shown as it is now; nothing was changed.':
    '这个问题点已在另一个窗口中排除。现在显示的是它目前的状态，未作任何更改。',
  'This note was changed in another window or on another device meanwhile. Nothing was overwritten.':
    '这条备注此间已在另一个窗口或另一台设备上更改。没有任何内容被覆盖。',

  // domain/section.ts
  'Please give the ids of entries': '请提供条目的编号',
  'Please give at most {0} ids': '最多可提供 {0} 个编号',
  'An entry is given twice': '有一个条目重复了',

  // domain/two-factor.ts
  'That code is not right. Please wait for the next code in your app, then enter that one.':
    '验证码不正确。请等应用显示下一个验证码，再输入那一个。',
  'That recovery code is not right, or it was used before. Please try another one.':
    '恢复码不正确，或已使用过。请换一个再试。',
  'This took too long. Please log in again.': '用时过长，请重新登录。',
  'Two-step sign-in is on already.': '两步验证已经开启。',
  'Two-step sign-in is off. Please turn it on first.': '两步验证已关闭，请先开启。',

  // domain/fact-reading.ts
  'No language model is set up here, so nothing can be read this way.': '本站没有设置语言模型，因此无法这样读取。',
  'Your notes and papers were read many times today. Please try again tomorrow.':
    '您的笔记和文件今天已经读取多次，请明天再试。',

  // domain/fact-card.ts
  'Please write one statement': '请写一句陈述',
  'This is still the note. Please write who did what.': '这仍是原来的笔记。请写明谁做了什么。',
  'Quote my words as I typed them': '按我输入的原话引用',
  'Please keep it under 1,000 characters': '请不要超过 1,000 个字符',
  'Please keep it on one line': '请写在一行内',
  'Please leave out {0} and brackets such as [Verify: …] and [Missing: …]. Only a draft sets them.':
    '请去掉 {0} 以及 [Verify: …]、[Missing: …] 之类的括号。它们只由草稿自动标注。',
  'Please send a text or a state': '请发送文本或状态',
  'These facts were changed meanwhile. Please look at them once more.': '这些事实在此期间已被更改。请再看一遍。',
  'There are as many facts as an application can hold. Please leave some out first.':
    '事实的数量已达到一份申请的上限。请先将一些设为不采用。',
  'These sentences were changed meanwhile. Please look at them once more.': '这些句子在此期间已被更改。请再看一遍。',
  'Please type your own full name, as it stands in your personal info.': '请输入您本人的全名，与个人信息中的一致。',
  'Please type your own full name as the letter gives it. Does the letter spell it wrongly? Then please tell {0}.':
    '请输入您本人的全名，与信中的写法一致。信中写错了吗？请告诉 {0}。',
  'Only {0} can confirm this sentence. Please send the link of the letter.':
    '这句话只有 {0} 能确认。请发送推荐信的链接。',
  'Only {0} can confirm or change this answer. Please send the link of the letter.':
    '这个回答只有 {0} 能确认或更改。请发送推荐信的链接。',
  'Please name a point': '请指明一处',
  'A point was sent twice': '同一处发送了两次',
}
