import { redirect } from "@remix-run/node";
import { RECHAZOS_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { RECHAZOS_DE_ESPERA, TEXTO_DE_FIN, TEXTO_DE_SALTO } from "~/domain/agenda/esperas/espera";
import {
  ACEPTAR,
  DEJAR_PASAR,
  ESPERAR_ANTES,
  ESPERAR_DIA,
  intencionDeEspera,
  SALIR,
} from "~/domain/agenda/esperas/formularios";
import { lugarEnLaLista, paraQueEs } from "~/domain/agenda/esperas/textos";
import type { EsperaALaVista } from "~/domain/agenda/esperas/verEsperas";
import { direccionDeAgenda } from "~/domain/agenda/horarios/direcciones";
import { RECHAZOS_DE_HORARIO } from "~/domain/agenda/horarios/horario";
import { cookieDeAvisos, type ClaveDeAviso } from "~/domain/shared/navegacion/aviso";
import { diaYHora, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { rechazar as conRechazo, responder } from "~/shell/responder";

/** The lines of a person as the screen says them. */
export async function esperasEnPalabras(idPersona: number) {
  return (await services.agenda.verEsperas(idPersona)).map(enPalabras);
}

function enPalabras(espera: EsperaALaVista) {
  const { oferta, fin } = espera;
  return {
    idEspera: espera.idEspera,
    para: paraQueEs(espera),
    especialista: espera.especialista,
    lugar: espera.antes === null ? null : lugarEnLaLista(espera.antes),
    fin: fin && TEXTO_DE_FIN[fin],
    oferta: oferta && {
      cuando: diaYHora(oferta.inicio, services.now()),
      iso: oferta.inicio.toISOString(),
      hasta: horaDe(oferta.expiraEn),
      mueveLaSesion: espera.tipo === "antes-de-mi-cita",
    },
    saltadas: espera.saltadas.map(({ idOferta, inicio, motivo }) => ({
      idOferta,
      texto: `${diaYHora(inicio, services.now())}: no te lo ofrecimos porque ${motivo ? TEXTO_DE_SALTO[motivo] : ""}.`,
    })),
    href: espera.idCita
      ? direccionDeCita({ idCita: espera.idCita })
      : direccionDeAgenda({ especialidad: espera.especialidad, slug: espera.slugDeEspecialista }),
  };
}
export type EsperaEnPantalla = ReturnType<typeof enPalabras>;

/** Carries out what a form about a line asks for, or says why not. */
export async function accionDeEsperas(idPersona: number, datos: FormData) {
  const pedida = intencionDeEspera.safeParse(Object.fromEntries(datos));
  if (!pedida.success) {
    return responder({ mensaje: pedida.error.issues[0]?.message ?? "Elige qué quieres hacer" }, 400);
  }
  const { data } = pedida;
  switch (data.intencion) {
    case ESPERAR_DIA: {
      const apuntada = await services.agenda.esperarDia({ ...data, idPersona });
      return apuntada.ok ? volverCon("espera-apuntada") : rechazar(apuntada.rechazo);
    }
    case ESPERAR_ANTES: {
      const apuntada = await services.agenda.esperarAntes({ ...data, idPersona });
      return apuntada.ok ? volverCon("espera-apuntada") : rechazar(apuntada.rechazo);
    }
    case ACEPTAR: {
      const aceptada = await services.agenda.aceptarOferta({ ...data, idPersona });
      if (!aceptada.ok) return rechazar(aceptada.rechazo);
      const { value } = aceptada;
      return value.tipo === "dia"
        ? redirect(`/resumen?horario=${value.idHorario}`, 303)
        : volverCon("cita-cambiada", direccionDeCita(value));
    }
    case DEJAR_PASAR: {
      const dejada = await services.agenda.dejarPasarOferta({ ...data, idPersona });
      return dejada.ok ? volverCon("oferta-dejada") : rechazar(dejada.rechazo);
    }
    case SALIR: {
      const salida = await services.agenda.salirDeEspera({ ...data, idPersona });
      return salida.ok ? volverCon("espera-dejada") : rechazar(salida.rechazo);
    }
  }
}

function volverCon(aviso: ClaveDeAviso, direccion: string = MIS_ESPERAS) {
  return redirect(direccion, { status: 303, headers: { "set-cookie": cookieDeAvisos([aviso]) } });
}

const RECHAZOS = { ...RECHAZOS_DE_HORARIO, ...RECHAZOS_DE_CAMBIO, ...RECHAZOS_DE_ESPERA };

function rechazar(rechazo: keyof typeof RECHAZOS) {
  if (rechazo === "espera-no-existe" || rechazo === "cita-no-existe")
    throw new Response(null, { status: 404 });
  const rechazado = RECHAZOS[rechazo];
  return conRechazo(rechazado, { mensaje: rechazado.mensaje });
}
