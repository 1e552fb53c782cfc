/** Plans, money and leaving. Figures are those of the offer; a change of them is announced 30 days before. */
export function TermsOfService() {
  return (
    <section aria-labelledby="terms-of-service">
      <h2 id="terms-of-service">Terms of Service</h2>
      <p>
        These terms cover your use of Daylit. You need to be at least 13 years old to have an account. Between
        13 and 17, some advice and all offers to upgrade are left out.
      </p>
      <h3>What Daylit does</h3>
      <p>
        You upload a photo of your face. Software describes how the skin looks in it, and suggests a routine
        that fits what you told us. The chat assistant is software, too. Both can be wrong, and both say when
        they cannot tell.
      </p>
      <h3>Your account</h3>
      <ul>
        <li>Use an e-mail address that reaches you, and a password that you use nowhere else.</li>
        <li>Upload only photos of yourself.</li>
        <li>What you upload stays yours. We use it for your report and for nothing else.</li>
      </ul>
      <h3>Trial</h3>
      <p>A trial becomes the Free plan 14 days after signup. You are not charged.</p>
      <h3>Plans and billing</h3>
      <ul>
        <li>Prices are in US dollars and stand under Pricing &amp; Plans. Taxes may apply.</li>
        <li>Paid plans renew every month or every year until you cancel. Cancelling asks for no reason.</li>
        <li>
          You can ask for a refund within 7 days of being billed. Refunds are paid in 5–10 business days.
        </li>
        <li>If the law of your country lets you withdraw within 14 days, you can do so under Account.</li>
        <li>A founding price stays yours for as long as you keep the plan.</li>
        <li>We give 30 days’ notice before a price goes up or a limit goes down.</li>
      </ul>
      <h3>Leaving</h3>
      <p>
        On every plan you can take everything with you, and delete your account, under Account. Deleting
        happens at once and cannot be undone.
      </p>
    </section>
  );
}
