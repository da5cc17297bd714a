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
    withdrawn: 'Withdrawn',
    ended: 'Ended',
    givenUp: 'Given up',
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
      'A gross income of 60.000 € or more a year, or a portfolio of more than 100.000 €, deposits included',
    experience:
      'A year or more in a professional post in the financial sector, or 12 months as executive of a company with own funds of 100.000 € or more, a net turnover of 2.000.000 € or more, or a balance sheet of 1.000.000 € or more',
    trading:
      'Significant trades on the capital markets: ten a quarter on average over the last four quarters',
    ownFunds: 'Own funds of 100.000 € or more',
    turnover: 'A net turnover of 2.000.000 € or more',
    balanceSheet: 'A balance sheet of 1.000.000 € or more',
  },
  testOutcomes: { passed: 'Passed', failed: 'Failed', refused: 'Not taken' },
  testStates: { failed: 'Failed test', refused: 'Test not taken', lapsed: 'Expired test' },
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
    withdrawn: {
      subject: 'You have withdrawn your request to be a %{kind} investor',
      text: 'We have withdrawn your request to be a %{kind} investor, as you wished: we will not decide on it, and your classification does not change. You can ask again whenever you want.',
    },
    givenUp: {
      subject: 'You have given up being a %{kind} investor',
      text: 'From today you are a non-sophisticated investor again, as you wished, with all the protection that comes with it: the reflection period, the knowledge test and the warnings. This holds for your next investments; earlier ones remain as you made them. You can ask for another classification whenever you want.',
    },
    entryTestDue: {
      subject: 'Review your knowledge test by %{date}',
      text: 'The law requires us to review every two years what you know and what you look for when you invest. Your knowledge test counts until %{date}, that day included. Take it again by then: without it you can go on investing, but you will first have to read and accept a warning.',
      action: 'Take the test again',
    },
    lossSimulationDue: {
      subject: 'Review your simulation of losses by %{date}',
      text: 'The law requires us to review every year how much you could lose. Your result counts until %{date}, that day included. Repeat the simulation by then: without a result in force we will ask for your explicit consent above %{threshold} in each project.',
      action: 'Repeat the simulation',
    },
    entryTestOver: {
      subject: 'Review your knowledge test: it counted until %{date}',
      text: 'The law requires us to review every two years what you know and what you look for when you invest. Your knowledge test counted until %{date}. Until you take it again you can go on investing, but you will first have to read and accept a warning.',
      action: 'Take the test again',
    },
    lossSimulationOver: {
      subject: 'Review your simulation of losses: it counted until %{date}',
      text: 'The law requires us to review every year how much you could lose. Your result counted until %{date}. Until you repeat the simulation we will ask for your explicit consent above %{threshold} in each project.',
      action: 'Repeat the simulation',
    },
    reviewFootnote: 'You get this message because the law asks us to review these details with you.',
    lost: 'Remember what you lose: you will have no reflection period in which to cancel an investment free of charge, no knowledge test, and no warning when you invest in one project more than 1.000 € or, if that is more, than 5 % of your net worth.',
    action: 'See my investor profile',
    footnote: 'You receive this message because you asked to change your classification as an investor.',
  },
  warning: {
    inappropriate:
      'You have not passed a knowledge test that is still valid, so crowdfunding services may be inappropriate for you.',
  },
  evidence: {
    title: 'What you saw and accepted when you invested',
    order: 'Investment',
    investor: 'Investor',
    project: 'Project',
    sheet: 'Version of the key investment information sheet',
    sheetShown: '%{version} (the one shown when investing)',
    sheetNotConfirmed: '%{version} (in force; the order did not say which one was shown)',
    sheetDigest: 'SHA-256 of the PDF of that version',
    origin: 'From',
    origins: { wish: 'A preinvestment: %{id}', waitingPlace: 'A place on the waiting list: %{id}' },
    consentedAt: 'Texts accepted on',
    consentedAmount: 'For an amount of at most',
    placedAt: 'Received',
    amount: 'Amount',
    ownAmountBefore: 'Invested in this project before',
    threshold: 'Amount above which a warning is given',
    kind: 'Classification of the investor',
    entryTest: 'Knowledge test',
    entryTestAt: 'Test taken or refused on',
    acknowledgement: 'Warning about the test',
    acknowledged: 'Version %{version}, acknowledged on %{at}',
    acknowledgedText: 'Text of the warning that was shown',
    lossResult: 'Result of the simulation of losses',
    lossResultOn: 'Date of that simulation',
    reflection: 'End of the reflection period (included)',
    noReflection: 'No reflection period',
    holidays: 'Holidays from Monday to Friday in that period (calendar %{of})',
    noHolidays: 'None',
    shown: 'Texts of the investment',
    accepted: {
      terms: 'Terms accepted, version %{version}',
      conditions: 'Fees and reflection period',
      notices: 'Warnings beside the amount',
    },
    applied: {
      terms:
        'Terms applied, version %{version}; the program that placed the order did not confirm showing them',
      conditions:
        'Fees and reflection period applied; the program that placed the order did not confirm showing them',
      notices: 'Warnings that apply; the program that placed the order did not confirm showing them',
    },
    heading: 'Heading of the warning',
    consent: 'Sentence ticked as consent',
    warning: 'Risk warning expressly consented to, version %{version}',
    proofByTest: 'Showed an understanding of the risks by the passed knowledge test.',
    proofByAnswers: 'Showed an understanding of the risks by these answers',
    proofByAnswersTo:
      'Showed an understanding of the risks by these answers to the questions on the sheet, version %{version}',
    testAnswers: 'Answers of the knowledge test, version %{version}',
    questions: {
      title: 'Questions and answers of the project published by then',
      published: 'Published questions',
      count: '%{questions} (with additions and corrections, %{entries})',
      notNoted: 'They were not noted when this investment was made.',
      digest: 'SHA-256 of all of them',
      question: 'Question %{number}, published on %{at}',
    },
    issued: 'Issued on %{at}',
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
    sections: {
      stated: 'What is stated',
      read: 'What was read and confirmed',
      criteria: 'The criteria',
      validity: 'Decision and validity',
    },
    isMet: 'Met, as stated',
    isNotMet: 'Not met, as stated',
    needs: {
      individual: 'A person has to meet two of the three.',
      company: 'A company has to meet one of the three.',
    },
    professionalHint:
      'Read the document of the request, and check that this is a professional client by Directive 2014/65/EU, annex II, section I, points 1 to 4.',
    evidence: 'See all documents of the customer',
    noDocument: 'The request came without a document',
    tests: {
      title: 'Knowledge test',
      none: 'Has not taken the knowledge test',
      noneHint:
        'They are asked to take it before their first investment. Here you will see each test with its score and answers.',
      answers: 'Test answers',
      see: 'See the answers',
      noAnswers: 'They did not want to take the test: there are no answers.',
    },
    simulations: {
      title: 'Simulation of losses',
      none: 'Has not sent a simulation of losses',
      noneHint: 'The simulation runs in their browser: only the result arrives here, if they send it.',
    },
    decide: {
      title: 'Your decision',
      reason: 'Reason',
      reasonHint: 'The customer will read it as it is, in the mail and in their profile.',
      proof: 'What proves it',
      proofHint:
        'Say what the document of the request proves: it stays in the history of the classification, which the customer can read.',
      pending:
        'It is waiting for your decision. Approve it unless there are reasonable doubts about what was stated.',
      active: {
        action: 'Approve',
        title: 'Approve the request of %{name}?',
        follows:
          'For two years they will be a %{kind} investor: they lose the reflection period, the knowledge test and the warnings. We will say so expressly by e-mail.',
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
        'non-sophisticated': 'You are a non‑sophisticated investor',
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
      withdrawn: 'You withdrew your request on %{date}.',
      givenUp: 'You gave up your earlier classification on %{date}.',
      withdraw: {
        action: 'Withdraw the request',
        title: 'Withdraw your request?',
        follows:
          'We will not decide on it, and your classification does not change. You can ask again whenever you want.',
        done: 'You have withdrawn your request.',
      },
      giveUp: {
        action: 'Give up this classification',
        title: 'Give up your classification?',
        follows:
          'From this moment you are a non-sophisticated investor with all the protection that comes with it: the reflection period, the knowledge test and the warnings. This holds for your next investments; those you have made remain as they are. To have the classification back you would have to ask for it again.',
        done: 'You have given up your classification: you are a non-sophisticated investor.',
      },
      ask: 'Ask for another classification',
      renew: 'Ask for it again',
    },
    form: {
      title: 'Ask for another classification',
      kind: 'What do you want to be?',
      figures: 'What you state',
      figuresHint: 'Fill in only what you want to prove.',
      evidence:
        'Attach the evidence of what you state. If you have more, upload it to your documents: without it we may not be able to approve the request.',
      document: 'Evidence',
      evidenceLink: 'Go to my documents',
      notEnough: 'What you state does not meet the criteria.',
      choose: 'Choose an option',
      send: 'Send the request',
      sent: 'We have received your request. We will write to you with the decision.',
    },
    back: 'Back to my investor profile',
    warning: {
      title: 'Read this before you invest',
      acknowledge: 'I have read and understood this',
    },
    test: {
      title: 'Knowledge test',
      lead: 'Some questions about your experience and about the risks. The law requires us to ask them before your first investment, and again every two years.',
      loading: 'Loading the test…',
      loadFailed: 'We could not load the test. Check your connection and try again.',
      states: {
        none: 'You have not taken it yet',
        passed: 'You have passed it',
        failed: 'You have not passed it',
        refused: 'You chose not to take it',
        lapsed: 'It has expired',
      },
      texts: {
        none: 'It takes about five minutes. You can invest whatever the result.',
        passed:
          'Valid until %{date}. If you repeat it, the new one counts instead of this one, even if you do not pass it.',
        failed: 'You can invest anyway, after reading a warning.',
        refused: 'You can invest anyway, after reading a warning.',
        lapsed: 'It was valid until %{date}. Take it again, or read a warning before you invest.',
      },
      warningWaits: 'Before you invest you have to read a warning.',
      readWarning: 'Read the warning',
      goOn: 'Back to the project',
      take: 'Take the test',
      takeAgain: 'Repeat the test',
      choose: 'Choose an answer.',
      send: 'Send my answers',
      refuse: 'I do not want to take the test',
      refuseHint: 'You do not have to take it. We will show you a warning before you invest.',
      refuseFailed: 'It could not be saved. Try again.',
      outcomes: {
        passed: 'You have passed the test. It is valid until %{date}.',
        failed: 'You have not passed the test: investing in this way may be inappropriate for you.',
        refused:
          'You have chosen not to take the test, so we do not know whether investing in this way is appropriate for you.',
      },
      stillPossible: 'You can invest anyway once you have read the warning.',
      againFrom: 'You can repeat the test from %{at}.',
      aboutRisks: 'Read about the risks first',
    },
    loss: {
      title: 'Simulation of losses',
      lead: 'Work out how much you could lose without endangering your finances. Repeat it every year.',
      alone:
        'The calculation happens in your browser alone: we neither see, nor store, nor can change what you type. If you want, you can then send us the result, and nothing else.',
      days: 'Use the values of %{first}. You may also use those of one later day, up to %{last}, with the income of the twelve months before that day.',
      groups: {
        income: 'Net income of twelve months',
        assets: 'Money available',
        payments: 'Payments of twelve months',
      },
      groupHints: {
        income: 'Without exceptional payments or gains from selling something.',
        assets: 'Without property, occupational pensions, or what you have invested in crowdfunding.',
        payments: 'What you pay every year, whatever happens.',
      },
      inputs: {
        workIncome: 'From work or a pension',
        savingsIncome: 'From savings and investments',
        rentIncome: 'From letting property',
        deposits: 'In accounts and deposits',
        instruments: 'In funds, shares and bonds that you can sell at once',
        commitments: 'Housing, loans and maintenance',
        expenses: 'Taxes, insurance and other expenses',
      },
      netWorth: 'Net worth',
      result: 'What you could bear to lose (10 %)',
      until: 'Valid until',
      threshold: 'We will warn you above',
      thresholdHint:
        'If you invest more than this in one project, we will show you a warning and ask for your consent.',
      noThreshold:
        'With your classification we will not warn you, whatever you invest. The simulation is for your own guidance.',
      start: 'Start the simulation',
      startAgain: 'Repeat the simulation',
      sendTitle: 'Send the result, if you want',
      sendText:
        'Only this figure will reach us: %{result}. From it we work out above which amount we warn you.',
      acknowledge: 'I have seen the result and know that I could lose everything I invest.',
      acknowledgeFirst: 'Tick this box first to send the result.',
      send: 'Send the result',
      sent: 'We have stored your result: %{result}. It is valid until %{date}.',
    },
  },
};
