import type { Abierto } from "~/domain/cuestionarios/leer";
import { dondeSigue } from "~/domain/cuestionarios/recorrido";
import { RECHAZOS_DE_ALERTA } from "~/domain/saludMental/alertas/rechazos";
import { envioDeAviso } from "~/domain/saludMental/envios";
import { services } from "~/services.server";
import { deDondeViene } from "~/domain/shared/navegacion/ayuda";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { avisoA, celularDe } from "./aviso.server";
import { AYUDA, direccionDePregunta } from "./direcciones";
import { selloDe } from "./sello.server";

type Dueno = { idPersona: number };

/** Data of the help page: numbers to call, the alert or the form to ask for a call, and the question to go on with. */
export async function verAyuda(request: Request, persona: Dueno | null, abierto: Abierto | null) {
  const viene = deDondeViene(new URL(request.url).searchParams);
  const aviso = await avisoA(persona);
  const sePuedePedir = services.saludMental.hayGuardia && (aviso?.visto ?? true);
  return {
    paso: "ayuda" as const,
    aviso,
    /** Form to ask for a call. It names the owner of the page; a visitor gets none, because we could not call them. */
    pedir: !sePuedePedir
      ? null
      : persona
        ? { para: { sello: await selloDe(request), celular: await celularDe(persona) }, ayuda: AYUDA }
        : { para: null, ayuda: viene?.ayuda ?? AYUDA },
    /** Address of the page from which the person came. */
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
