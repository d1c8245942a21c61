# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-look = Touche un animal pour voir ce qu’il ferait.
hint-play = À la craie, tu vois la suite. Joue-le, ou touches-en un autre pour comparer.
hint-gate = Cinq dans la file : les deux premiers entrent, le dernier est dehors. Le plus d’animaux au bar gagne.
hint-victim = Touche un animal de la file pour voir la suite, puis confirme.
hint-endings = Regarde chaque issue avant de choisir.
