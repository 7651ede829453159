/** What the deletion of an account takes away, and what it leaves. */
export const WhatGoes = () => (
  <ul className="what-goes soft">
    <li>Your profile, your uploads, your endeavors and all your letters are deleted.</li>
    <li>The links that you sent to recommenders stop working.</li>
    <li>Credits that you have not used are lost.</li>
    <li>Records of payments stay, without your name: the law makes us keep them.</li>
  </ul>
)
