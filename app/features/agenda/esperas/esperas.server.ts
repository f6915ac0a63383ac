import { despuesDeTomarla } from "~/domain/agenda/citas/textosDeCambios";
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
import { lugarEnLaLista, paraQueEs, YA_NO_SE_GUARDA } from "~/domain/agenda/esperas/textos";
import type { EsperaALaVista } from "~/domain/agenda/esperas/verEsperas";
import { direccionDeAgenda, direccionDePago } from "~/domain/agenda/horarios/direcciones";
import { RECHAZOS_DE_HORARIO } from "~/domain/agenda/horarios/horario";
import { plazosDe, type PlazosDeCambio } from "~/domain/shared/especialidades/especialidad";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { diaYHora, horaYDia } from "~/domain/shared/fechas";
import { guardadoEnPalabras } from "~/domain/agenda/talleres";
import { NOMBRE_DE_CLASE } from "~/domain/shared/claseDeTaller";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { done, refuse, type Result } from "~/domain/shared/result";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

/** Waiting lists of a person, in the words of the screen. */
async function esperasEnPalabras(idPersona: number) {
  const [esperas, especialidades] = await Promise.all([
    services.agenda.verEsperas(idPersona),
    services.agenda.especialidades(),
  ]);
  return esperas.map((espera) => enPalabras(espera, plazosDe(especialidades, espera.especialidad)));
}

function enPalabras(espera: EsperaALaVista, plazos: PlazosDeCambio) {
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
      hasta: horaYDia(oferta.expiraEn, services.now()),
      /** Effect of taking the offered time when it moves a booked session; null otherwise. */
      alMover:
        espera.tipo === "antes-de-mi-cita"
          ? despuesDeTomarla({ inicio: oferta.inicio, plazos }, services.now())
          : null,
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

/** Workshops that the person waits for. The person accepts, pays for or leaves a seat on the workshop's own page. */
async function talleresEnPalabras(idPersona: number) {
  const talleres = await services.agenda.verTalleresEsperados(idPersona);
  return talleres.map(({ id, titulo, clase, href, inicio, guardado, antes, alDejar }) => ({
    ...{ id, titulo, href, clase: NOMBRE_DE_CLASE[clase] },
    cuando: diaYHora(inicio, services.now()),
    lugar: guardado ? null : antes === null ? YA_NO_SE_GUARDA : lugarEnLaLista(antes),
    guardado: guardado && guardadoEnPalabras(guardado, href, services.now()),
    // The form goes to the workshop's own page, which leads back here.
    alDejar: { ...alDejar, accion: `${href}&${new URLSearchParams({ backpage: MIS_ESPERAS })}` },
  }));
}
export type TallerEsperadoEnPantalla = Awaited<ReturnType<typeof talleresEnPalabras>>[number];

const RECHAZOS = { ...RECHAZOS_DE_HORARIO, ...RECHAZOS_DE_CAMBIO, ...RECHAZOS_DE_ESPERA };

/** Processes a form about a waiting list, or gives the reason for refusing it. */
function accionDeEsperas(idPersona: number, datos: FormData) {
  return recibir(datos, {
    esquema: intencionDeEspera,
    rechazos: RECHAZOS,
    async pedir(pedida): Promise<Result<Response, keyof typeof RECHAZOS>> {
      const { agenda } = services;
      switch (pedida.intencion) {
        case ESPERAR_DIA:
          return queSigue(await agenda.esperarDia({ ...pedida, idPersona }), "espera-apuntada");
        case ESPERAR_ANTES:
          return queSigue(await agenda.esperarAntes({ ...pedida, idPersona }), "espera-apuntada");
        case DEJAR_PASAR:
          return queSigue(await agenda.dejarPasarOferta({ ...pedida, idPersona }), "oferta-dejada");
        case SALIR:
          return trasSalir(await agenda.salirDeEspera({ ...pedida, idPersona }));
        case ACEPTAR: {
          const aceptada = await agenda.aceptarOferta({ ...pedida, idPersona });
          if (!aceptada.ok) return refuse(aceptada.rechazo);
          const { value } = aceptada;
          return done(
            value.tipo === "dia"
              ? seguirEn(direccionDePago(value))
              : seguirEn(direccionDeCita(value), "cita-cambiada"),
          );
        }
      }
    },
    luego: (sigue) => sigue,
  });
}

/** Redirects to the waiting lists, with a notice that confirms the change. */
const queSigue = <R extends string>(resultado: Result<unknown, R, unknown>, aviso: NombreDeAviso) =>
  resultado.ok ? done(seguirEn(MIS_ESPERAS, aviso)) : refuse(resultado.rechazo);

/** Redirects to the waiting lists after leaving one. The person may have left it already in another tab. */
const trasSalir = <R extends string>(resultado: Result<{ yaNoEstaba: boolean }, R>) =>
  queSigue(resultado, resultado.ok && resultado.value.yaNoEstaba ? "espera-ya-dejada" : "espera-dejada");

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [esperas, talleres] = await Promise.all([
    esperasEnPalabras(idPersona),
    talleresEnPalabras(idPersona),
  ]);
  return { esperas, talleres };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona(
    { request, context },
    { intencionesDeQuitar: [SALIR, DEJAR_PASAR] },
  );
  return accionDeEsperas(idPersona, await leerFormulario(request));
}
