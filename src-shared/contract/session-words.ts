/** Why a page is signed out, and what to do: the same words in the dashboard and in replies. */
export const whySessionsEnd =
  'A session ends when Answerscope is closed, after twelve hours without use, and after a week.';
export const howToSignIn = 'Start Answerscope again and open the address that it prints';
export const worksOnce = 'each address works once. Nothing is lost.';
