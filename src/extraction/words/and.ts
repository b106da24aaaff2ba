/** LIST: "and" in the languages that tickets are read in, for the inside of a regular expression: it stands before the last of a list. */
export const andWords = 'and|und|et|y|e|en|i|og|och|ja|oraz|a|és|și|si|ve|in|ir|un|и|і|та|και';
