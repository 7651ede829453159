/** Ranks by what they amount to: a source that tells one of a line bears out the others of it. */
const RANKS = `
chief head director superintendent principal heads directs
head leader director chief chair manager supervisor principal heads leads directs
lead leader head chief principal led leads
leader lead head chief led leads
director head chief directs directed dean
manager head lead director manages managed coordinator supervisor
senior principal lead head chief sr
principal lead chief head pi
president chairman chairwoman chair head
chair chairman chairwoman chairperson president head chaired chairs
chairman chair chairwoman president
chairwoman chair chairman president
founder cofounder co-founder founded found started established opened began
cofounder co-founder founder founded
co-founder cofounder founder founded
owner own owns founder founded owned
partner owner
executive ceo chief director president
ceo chief founder president executive
cto chief founder
vice deputy
dean head director
professor professorship faculty lecturer
provost dean
commissioner commission
superintendent head director
supervisor supervise supervised supervises manager lead head leader
foreman lead supervisor
inventor invent invented patent
`

const LINES = new Map(
  RANKS.trim()
    .split('\n')
    .map((line) => {
      const [rank = '', ...like] = line.split(' ')
      return [rank, new RegExp(`\\b(?:${[rank, ...like].join('|')})\\b`, 'iu')] as const
    }),
)

export const isRank = (word: string): boolean => LINES.has(word)

const NOTHING = /(?!)/u

/** What bears a rank out. */
export const likeRanks = (rank: string): RegExp => LINES.get(rank) ?? NOTHING

/** After these words a rank is the speaker's own; "I assist the director" tells of another's. */
export const HELD_POST =
  /\b(?:I|she|he|they|me|her|him)\b(?:(?!\b(?:assist\w*|report\w*|help\w*|under|support\w*|for|told|asked|with|by|from)\b)[^.;])*\b(?:am|was|is|were|been|be|became|become|serv\w+|work\w*|appointed|promoted|elected|named|made|hired|act\w*|as|my|I|she|he|they)\b[^.;,]{0,40}$/iu
