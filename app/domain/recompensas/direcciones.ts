export const RECOMPENSAS = "/recompensas";
export const RULETA = "/recompensas/ruleta";
export const JUEGO = "/recompensas/juego";

/** Page on which anybody checks the plays of a round. */
export const direccionDeRonda = ({ idRonda }: { idRonda: string }) => `${RULETA}/${idRonda}`;

/** Page of a challenge of a month. */
export const direccionDeReto = ({ idCampania }: { idCampania: string }) => `/recompensas/reto/${idCampania}`;

/** Page of the roulette with the result of a play. */
export const direccionDeJugada = ({ idJugada }: { idJugada: string }) => `${RULETA}?jugada=${idJugada}`;
export const DONAR = "/recompensas/donar";

/** Page of donations with the words of one that was made. */
export const direccionDeDonacion = ({ idDonacion }: { idDonacion: string }) =>
  `${DONAR}?donacion=${idDonacion}`;
