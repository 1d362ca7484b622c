/** What a person does whose page is signed out, as replies say it. */
export const howToSignIn = 'Start Answerscope again and open the address that it prints';
