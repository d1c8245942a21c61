# A finished game looked at again
replay-bring = Bring it into this room
mattered = Where it turned
mattered-all = All { $count }
mattered-slips = Slips { $count }
mattered-slip = A slip, { $loss } % given away. Better: { $better }
mattered-no-slips = No slip that is sure.
turned-closer = Looking closer, move { $move } of { $of }
turned-own = Worked out in this page; no network is needed
