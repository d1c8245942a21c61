## Faces
face-laugh = Rire
face-gasp = Sursauter
face-wink = Cligner de l’œil
face-tear = Verser une larme
face-star = Des étoiles dans les yeux
face-doze = S’assoupir
face-made-laugh = { $name } rit
face-made-gasp = { $name } sursaute
face-made-wink = { $name } fait un clin d’œil
face-made-tear = { $name } verse une larme
face-made-star = { $name } a des étoiles dans les yeux
face-made-doze = { $name } s’assoupit

## A chair
chair-asked = { $name } aimerait jouer avec vous
chair-asked-nameless = Quelqu’un aimerait jouer avec vous
chair-asked-note = La place change de mains dès qu’elle n’a rien à décider.
chair-no = Pas maintenant
chair-give = Donner la place { DE($name) }
chair-ask = Demander une place
chair-ask-no-more = Pas de place, finalement
chair-waits = Tu as demandé une place. L’hôte va répondre.
chair-refused = Pas de place pour l’instant. Tu continues à regarder.
chair-promised = La place est à toi dans un instant.

## Taking back
undo-menu = Demander à reprendre mon coup
undo-yours = Tu as demandé à reprendre ton coup
undo-yours-note = Il est repris quand tout le monde est d’accord.
undo-asked = { $name } aimerait reprendre son dernier coup
undo-asked-note = Rien de caché n’a été montré depuis. La partie ne compte alors pour aucune cote.
undo-agreed = Tu es d’accord. Les autres n’ont pas encore répondu.
undo-no = Ça reste joué
undo-yes = D’accord, reprends

## Giving up
resign = Abandonner…
resign-ask = Un bot joue à ta place jusqu’à la fin, et tu ne reviens pas à cette place. Le classement reste celui que le jeu donne.
resign-stay = Continuer
resign-go = Abandonner

## Who watches
watching = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }
watching-names = { $names } { $rest ->
    [0] { $count ->
        [one] regarde
       *[other] regardent
      }
    [one] et une autre personne regardent
   *[other] et { $rest } autres regardent
  }

## Notes in a replay
notes = { $count ->
    [0] Écrire une note
   *[other] Tes notes ({ $count })
  }
notes-here = Une note au coup { $move }
notes-kept = Pour toi seulement, gardée sur cet appareil.
notes-move = Coup { $move }

## What cannot be done, and why
refused-reaction = Pas de grimaces à cette table.
refused-undo = Ce coup ne peut pas être repris : le hasard, quelqu’un d’autre ou un secret est venu après.
refused-chair = Il n’y a pas de place à donner pour l’instant.
refused-muted = L’hôte de cette salle a demandé le silence ici.
refused-closed = L’hôte de cette salle a fermé cette table. Ce qui a été joué est gardé.
refused-door = On n’ouvre pas de nouvelle table ici pour le moment.
by_host-title = Cette table est fermée
by_host-note = L’hôte de cette salle l’a fermée. Ce qui a été joué est gardé, et la partie pourra reprendre à la réouverture.
resigned-title = Tu as abandonné
resigned-note = Un bot joue à ta place jusqu’à la fin. Tu peux rester et regarder.

## What is not here
no_table-title = Cette table n’existe pas
no_table-note = Elle a été débarrassée, ou l’adresse est incomplète. Redemande le lien, ou ouvre une boîte.
no_replay-title = Aucune partie n’est gardée à cette adresse
no_replay-note = Elle se joue encore, ou l’adresse est incomplète.
no_page-title = Il n’y a rien ici
no_page-note = Cette adresse n’est celle d’aucune page de la salle.
other_rules-title = Les règles ont changé
other_rules-note = Cette partie a été distribuée sous d’anciennes règles et ne peut pas continuer sous celles d’aujourd’hui. Personne n’a gagné ni perdu. Ouvre une boîte et joues-en une nouvelle.
unreadable-title = Cette table ne peut pas être ouverte
unreadable-note = Ce qui en a été gardé est abîmé, ou vient d’une version qui en gardait trop peu. Ouvre une boîte et joue une nouvelle partie.

## The menu of a table
menu-no-pause = Finalement, pas de pause
menu-hand-over = Laisser un bot me remplacer
menu-hand-over-for = Laisser un bot remplacer { $name }
menu-second = Cette place sur un second appareil
menu-second-note = Rien que pour toi : qui a ce lien a ta place.
menu-second-qr = Adresse privée de ta place
leave-ask = Partir ? Un bot joue à ta place et personne n’attend. Ta place reste la tienne : reviens quand tu veux.
leave-ask-open = Quitter cette table ?
leave-stay = Rester
leave-go = Partir
