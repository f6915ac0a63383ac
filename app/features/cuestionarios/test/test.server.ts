import { redirect } from "@remix-run/node";
import { preguntasDe } from "~/domain/cuestionarios/formulario";
import { porDondeVa, progreso, type EstadoDeCuestionario } from "~/domain/cuestionarios/estado";
import { BORRAR, DE_NUEVO, envioConCasilla, GUARDAR } from "~/domain/cuestionarios/envios";
import { RECHAZOS_DE_CUESTIONARIO, type RechazoDeCuestionario } from "~/domain/cuestionarios/rechazos";
import { fechaDe, diaConAnio } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { galletaDelTest } from "~/shell/galletaDelTest.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { leerFormulario } from "~/shell/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/ruta";
import { quienEs } from "~/shell/sesion.server";
import { FORMULARIO, RESULTADOS, TEST } from "./direcciones";
import { duenoDe } from "./dueno.server";

/** The box of the consent, from the text in force; null where it was given already, or cannot be read. */
async function casillaDe(idPersona: number | null) {
  const textos = await services.consentimientos.verPoliticas("TEST", idPersona);
  if (textos.estado !== "successful") return { estado: "error" as const, casilla: null };
  const [politica] = textos.politicas;
  if (!politica || politica.marcado) return { estado: "dado" as const, casilla: null };
  const { titulo: etiqueta, enlace, versionActual: version } = politica;
  return { estado: "por-dar" as const, casilla: { etiqueta, enlace, version } };
}

export async function loader({ request, context }: LoaderArgs) {
  const { cuestionarios } = services;
  const idform = cuestionarios.idformDelTest;
  const vigente = await cuestionarios.formularios.vigente(idform);
  if (!vigente) throw new Response(null, { status: 404 });
  const dueno = await duenoDe({ request, context });
  const idPersona = "idPersona" in dueno ? dueno.idPersona : null;
  const visita = idPersona === null ? null : await galletaDelTest.leer(request);
  const [consentimiento, abierto, ultima, deVisita] = await Promise.all([
    casillaDe(idPersona),
    cuestionarios.actual(idform, dueno),
    idPersona === null ? null : cuestionarios.ultimaVez(idform, { idPersona }),
    visita === null ? null : cuestionarios.actual(idform, { visita }),
  ]);
  const deVisitaTerminado = abierto?.cuestionario.terminadoEn ?? null;
  const terminado = ultima ?? deVisitaTerminado;
  const aMedias = abierto && !deVisitaTerminado ? abierto : null;
  return {
    minutos: vigente.form.minutos,
    preguntas: preguntasDe(vigente.form).filter(({ si }) => !si).length,
    dimensiones: vigente.form.dimensiones.map(({ nombre }) => nombre),
    consentimiento: consentimiento.estado,
    casilla: consentimiento.casilla,
    conCuenta: idPersona !== null,
    aMedias: aMedias && progreso(aMedias.estado, porDondeVa(aMedias.estado) ?? "").porcentaje,
    /** On which day it was last ended. */
    terminado: terminado && diaConAnio(fechaDe(terminado)),
    /** What was answered in this browser before its person signed in. */
    deVisita: deVisita !== null,
  };
}

export async function action({ request, context }: ActionArgs) {
  const datos = await leerFormulario(request);
  const dueno = await duenoDe({ request, context });
  const visita = await galletaDelTest.leer(request);
  const { cuestionarios } = services;
  const idform = cuestionarios.idformDelTest;
  const alcance = { canal: "web", idSolicitud: context.idSolicitud ?? "" } as const;
  const quitar = async () => new Headers({ "set-cookie": await galletaDelTest.quitar(request) });
  return recibir(datos, {
    esquema: envioConCasilla,
    rechazos: RECHAZOS_DE_CUESTIONARIO,
    async pedir({
      intencion,
      versionDeDatos: version,
      aceptaDatosDelTest,
    }): Promise<Result<EstadoDeCuestionario | undefined, RechazoDeCuestionario>> {
      const consentimiento = aceptaDatosDelTest === "1" ? { version, ...alcance } : undefined;
      if (intencion === BORRAR) return cuestionarios.borrar({ idform, dueno });
      if (intencion === GUARDAR) {
        const persona = await quienEs({ request, context });
        if (!persona) throw redirect(`/iniciar-sesion?${new URLSearchParams({ redirect: TEST })}`);
        return cuestionarios.guardarEnCuenta({ ...persona, visita: visita ?? "", consentimiento });
      }
      const direccion = context.direccion ?? "";
      return cuestionarios.empezar({
        ...{ idform, dueno, consentimiento, direccion },
        deNuevo: intencion === DE_NUEVO,
      });
    },
    async luego(hecho, { intencion }) {
      if (intencion === BORRAR) return seguirEn(TEST, "respuestas-borradas", await quitar());
      if (intencion === GUARDAR) return seguirEn(RESULTADOS, "resultado-guardado", await quitar());
      const headers = new Headers();
      if (!("idPersona" in dueno) && hecho) {
        headers.append("set-cookie", await galletaDelTest.poner(request, hecho.uuidForm));
      }
      return seguirEn(FORMULARIO, undefined, headers);
    },
  });
}
