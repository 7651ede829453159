import { GRACE_DAYS } from '#domain/own-data.ts'
import { PublicPage } from './public-page.tsx'

/** Terms of use and privacy: one page at two addresses. */
export default function Terms() {
  return (
    <PublicPage title="Terms and privacy">
      <article className="wrap-p">
        <div className="read">
          <h1>Terms and privacy</h1>
          <p className="quiet">Last updated 1/1/2025</p>
          <h2>What Waiverly is</h2>
          <p>
            Waiverly is software with which you prepare your own National Interest Waiver petition or your own response
            to a request for evidence. It is not a law firm, gives no legal advice, and using it creates no
            attorney-client relationship. Whether and what you file is your decision.
          </p>
          <h2>Drafts</h2>
          <p>
            Letters and endeavors are drafted by a machine from what you enter and upload. Read every sentence before
            anyone signs it. What no source of yours supports is marked in the draft; settle each mark before you file.
            Nothing here is a promise about the decision on a petition.
          </p>
          <h2>What you enter</h2>
          <p>
            What you enter has to be true and yours to use. Recommenders sign only what they agree with. You keep all
            rights in your text, your files and the documents made from them.
          </p>
          <h2>Packages and credits</h2>
          <p>
            Prices are shown before you pay. A credit is taken when a generation starts and comes back by itself if the
            generation fails or is cancelled.
          </p>
          <h2>Privacy</h2>
          <p>
            Your profile, files and drafts are stored to do what this page describes and for nothing else, and only your
            account can open them. Where this service drafts with an outside language model, the text that a draft needs
            is sent to it; each document says what drafted it. Your password is stored only as a hash. Waiverly sets the
            cookies that keep you logged in safely and no others.
          </p>
          <p>
            In your account settings you can download everything that is stored about you, and delete your account.
            {` ${GRACE_DAYS}`} days after you confirm that by mail, your profile, your files and your drafts are deleted
            and cannot be brought back. Records of payments stay, without your name, because the law makes us keep them.
          </p>
        </div>
      </article>
    </PublicPage>
  )
}
