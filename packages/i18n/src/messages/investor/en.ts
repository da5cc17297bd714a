export default {
  kinds: {
    'non-sophisticated': 'Non-sophisticated',
    sophisticated: 'Sophisticated',
    professional: 'Professional',
  },
  kindStates: {
    pending: 'Pending',
    active: 'In force',
    refused: 'Refused',
    ended: 'Ended',
    expired: 'Expired',
    replaced: 'Replaced',
  },
  professionalCategories: {
    authorised: 'Entity authorised to operate in the financial markets',
    large: 'Large company',
    public: 'Government or public body',
    institutional: 'Other institutional investor',
  },
  criteria: {
    wealth:
      'A gross income of €60,000 or more a year, or a portfolio of more than €100,000, deposits included',
    experience:
      'A year or more in a professional post in the financial sector, or 12 months as executive of a company that meets the criteria for companies',
    trading:
      'Significant trades on the capital markets: ten a quarter on average over the last four quarters',
    ownFunds: 'Own funds of €100,000 or more',
    turnover: 'A net turnover of €2,000,000 or more',
    balanceSheet: 'A balance sheet of €1,000,000 or more',
  },
  mail: {
    kinds: { sophisticated: 'sophisticated', professional: 'professional' },
    approved: {
      subject: 'From today you are a %{kind} investor',
      text: 'We have approved your request: from today we treat you as a %{kind} investor, until %{date}, that day included. After that you will have to ask again.',
    },
    refused: {
      subject: 'We have not approved your request to be a %{kind} investor',
      text: 'We have reviewed your request to be a %{kind} investor and have not approved it. You remain a non-sophisticated investor with all the protection that comes with it. Reason:',
    },
    ended: {
      subject: 'You are no longer a %{kind} investor',
      text: 'We have learned that you no longer meet the conditions of a %{kind} investor. From today you are a non-sophisticated investor again, with all the protection that comes with it. Reason:',
    },
    expired: {
      subject: 'You are no longer classified as a %{kind} investor',
      text: 'Your classification as a %{kind} investor was valid until %{date}. You are a non-sophisticated investor again, with all the protection that comes with it. If you still meet the conditions, you can ask again.',
    },
    lost: 'Remember what you lose: you will have no reflection period in which to cancel an investment free of charge, no knowledge test, and no warning when you invest more than you could bear to lose.',
    action: 'See my investor profile',
    footnote: 'You receive this message because you asked to change your classification as an investor.',
  },
  backoffice: {
    name: 'Classification |||| Classifications',
    tab: 'Investor profile',
    list: {
      title: 'Investor classification',
      empty: 'There are no requests yet',
      emptyHint:
        'Here you will see the requests of customers who want to be sophisticated or professional investors.',
    },
    none: 'A non-sophisticated investor',
    noneHint:
      'Here you will see the requests to be a sophisticated or professional investor, with the decision on each.',
    requestOf: 'Request of %{name}',
    sections: { stated: 'What is stated', criteria: 'The criteria', validity: 'Decision and validity' },
    isMet: 'Met, by what is stated',
    isNotMet: 'Not met, by what is stated',
    needs: {
      individual: 'A person has to meet two of the three.',
      company: 'A company has to meet one of the three.',
    },
    professionalHint:
      'Check with their documents that this is a professional client by Directive 2014/65/EU, annex II, section I, points 1 to 4.',
    evidence: 'See the customer’s documents',
    decide: {
      title: 'Your decision',
      reason: 'Reason',
      reasonHint: 'The customer will read it as it is, in the mail and in their profile.',
      pending: 'Waits for your decision. Approve it unless there are reasonable doubts about what is stated.',
      active: {
        action: 'Approve',
        title: 'Approve the request of %{name}?',
        follows:
          'For two years they will be a %{kind} investor: they lose the reflection period, the knowledge test and the warnings. We will say so expressly by mail.',
        done: 'Request of %{name} approved',
      },
      refused: {
        action: 'Refuse',
        title: 'Refuse the request of %{name}?',
        follows: 'They remain a non-sophisticated investor. We will mail them the reason.',
        done: 'Request of %{name} refused',
      },
      ended: {
        action: 'End the classification',
        title: 'End the classification of %{name}?',
        follows:
          'If they no longer meet the conditions, they are a non-sophisticated investor again from today. We will mail them the reason.',
        done: 'Classification of %{name} ended',
      },
    },
  },
  site: {
    title: 'Investor profile',
    lead: 'The law gives more protection to those with less experience. Here you see how we treat you, and what you can change.',
    loading: 'Loading your investor profile…',
    loadFailed: 'We could not load your investor profile. Check your connection and try again.',
    kind: {
      title: 'Your classification',
      now: {
        'non-sophisticated': 'You are a non-sophisticated investor',
        sophisticated: 'You are a sophisticated investor',
        professional: 'You are a professional investor',
      },
      text: {
        'non-sophisticated':
          'This is the usual case, and you have all the protection: a reflection period in which to cancel free of charge, a knowledge test, and warnings when you invest a lot.',
        sophisticated: 'You do not have the protection of non-sophisticated investors.',
        professional: 'You do not have the protection of non-sophisticated investors.',
      },
      until:
        'Valid until %{date}, that day included. After that, if you still meet the conditions, ask again.',
      pending: 'We are reviewing your request of %{date}. We will write to you with the decision.',
      refused: 'We did not approve your request of %{date}. Reason: %{reason}',
      ended: 'Your earlier classification ended on %{date}. Reason: %{reason}',
      expired: 'Your earlier classification expired on %{date}.',
      ask: 'Ask for another classification',
      renew: 'Ask for it again',
    },
    form: {
      title: 'Ask for another classification',
      kind: 'What do you want to be?',
      criteriaPerson: 'To be a sophisticated investor you have to meet two of these three criteria:',
      criteriaCompany:
        'To be a sophisticated investor, your company has to meet one of these three criteria:',
      professional:
        'To be a professional investor, your company has to be a professional client by Directive 2014/65/EU, annex II, section I, points 1 to 4.',
      lostTitle: 'What you lose',
      lostReflection: 'The reflection period: you will not be able to cancel an investment free of charge.',
      lostTest: 'The knowledge test, and the warning that investing may not be appropriate for you.',
      lostWarning: 'The warning and your express consent when you invest more than you could bear to lose.',
      figures: 'What you state',
      figuresHint: 'Fill in only what you want to prove.',
      evidence: 'Upload the evidence to your documents: without it we cannot approve the request.',
      evidenceLink: 'Go to my documents',
      attestsCriteria: 'I declare that I meet the criteria.',
      attestsAwareness: 'I know which protection I lose, and what follows from it.',
      attestsTruth: 'I am liable for the truth of everything I state.',
      notEnough: 'What you state does not meet the criteria.',
      choose: 'Choose an option',
      send: 'Send the request',
      sent: 'We have received your request. We will write to you with the decision.',
    },
  },
};
