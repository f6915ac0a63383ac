import type { Abierto } from "~/domain/cuestionarios/leer";
import { dondeSigue } from "~/domain/cuestionarios/recorrido";
import { RECHAZOS_DE_ALERTA } from "~/domain/saludMental/alertas";
import { envioDeAviso } from "~/domain/saludMental/envios";
import { services } from "~/services.server";
import { deDondeViene } from "~/domain/shared/navegacion/ayuda";
import { recibir, seguirEn } from "~/shell/envio.server";
import { avisoA, celularDe } from "./aviso.server";
import { AYUDA, direccionDePregunta } from "./direcciones";
import { selloDe } from "./sello.server";

type Dueno = { idPersona: number };

/** Whom to call, what becomes of the alert or how to ask for one, and with which question to go on. */
export async function verAyuda(request: Request, persona: Dueno | null, abierto: Abierto | null) {
  const viene = deDondeViene(new URL(request.url).searchParams);
  const aviso = await avisoA(persona);
  const sePuedePedir = services.saludMental.hayGuardia && (aviso?.visto ?? true);
  return {
    paso: "ayuda" as const,
    aviso,
    /** Asked for with whose page it is; a visitor is nobody whom we could call. */
    pedir: !sePuedePedir
      ? null
      : persona
        ? { para: { sello: await selloDe(request), celular: await celularDe(persona) }, ayuda: AYUDA }
        : { para: null, ayuda: viene?.ayuda ?? AYUDA },
    /** To the page that they left for this one. */
    volver: viene?.vuelta ?? null,
    seguir: abierto && direccionDePregunta(abierto.estado, dondeSigue(abierto.estado)),
  };
}

export const pedirAviso = (request: Request, datos: FormData, persona: Dueno) =>
  recibir(datos, {
    esquema: envioDeAviso,
    rechazos: RECHAZOS_DE_ALERTA,
    pedir: () => services.saludMental.pedirAviso({ ...persona, canal: "web" }),
    luego: () => seguirEn(deDondeViene(new URL(request.url).searchParams)?.ayuda ?? AYUDA),
  });
