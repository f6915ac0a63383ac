import { makeViajes } from "~/shell/sesion/viajeAlProveedor.server";

/** Cookies of the trips to the sign-in of the provider. */
export const viajes = makeViajes("equipo-puerta-");

export const RETORNO = "/equipo/entrar/retorno";
