/** LIST: "for" in the languages that tickets are read in, for the inside of a regular expression: behind it stands whose a ticket is. */
export const forWords = 'for|voor|für|fuer|pour|para|per|til|till|för|dla|pro|za|pre|pentru|için|για|для|за';
