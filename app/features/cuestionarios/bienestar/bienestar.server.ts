import { redirect } from "@remix-run/node";
import { consentimientoEn } from "~/domain/consentimientos/casillaDeSalud";
import { preguntasDe } from "~/domain/cuestionarios/formulario";
import { porDondeVa, progreso } from "~/domain/cuestionarios/estado";
import { BORRAR, DE_NUEVO, envioConCasilla, GUARDAR } from "~/domain/cuestionarios/envios";
import { RECHAZOS_DE_CUESTIONARIO, type RechazoDeCuestionario } from "~/domain/cuestionarios/rechazos";
import { fechaDe, diaConAnio } from "~/domain/shared/fechas";
import type { Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { consentimientoDeSalud } from "~/shell/formularios/consentimientoDeSalud.server";
import { duenoDeEnvio } from "~/shell/formularios/duenoDeEnvio.server";
import { galletaDelTest } from "./galletaDelTest.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { envioAjeno, leerDeQuienSea } from "~/shell/formularios/formulario.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirSesion, exigirTerminos, quienEs } from "~/shell/sesion/sesion.server";
import { FORMULARIO, RESULTADOS, TEST } from "./direcciones";
import { duenoDe } from "./dueno.server";

export async function loader({ request, context }: LoaderArgs) {
  const { cuestionarios } = services;
  const idform = cuestionarios.idformDelTest;
  const vigente = await cuestionarios.formularios.vigente(idform);
  if (!vigente) throw noExiste();
  const dueno = await duenoDe({ request, context });
  const idPersona = "idPersona" in dueno ? dueno.idPersona : null;
  const visita = idPersona === null ? null : await galletaDelTest.leer(request);
  const [consentimiento, visto, ultima, deVisita] = await Promise.all([
    consentimientoDeSalud("TEST", idPersona),
    cuestionarios.actual(idform, dueno),
    idPersona === null ? null : cuestionarios.ultimaVez(idform, { idPersona }),
    visita === null ? null : cuestionarios.hay(idform, { visita }),
  ]);
  const abierto = visto.ok ? visto.value : null;
  const deVisitaTerminado = abierto?.cuestionario.terminadoEn ?? null;
  const terminado = ultima ?? deVisitaTerminado;
  const aMedias = abierto && !deVisitaTerminado ? abierto : null;
  return {
    minutos: vigente.form.minutos,
    preguntas: preguntasDe(vigente.form).filter(({ si }) => !si).length,
    dimensiones: vigente.form.dimensiones.map(({ nombre }) => nombre),
    ...consentimiento,
    conCuenta: idPersona !== null,
    /**
     * Progress of the open test, with `porcentaje: null` when the person does not consent to the reading. Null when
     * there is no open test.
     */
    aMedias: aMedias
      ? { porcentaje: progreso(aMedias.estado, porDondeVa(aMedias.estado) ?? "").porcentaje }
      : !visto.ok && visto.rechazo === "sin-consentimiento"
        ? { porcentaje: null }
        : null,
    ilegible: !visto.ok && visto.rechazo === "respuestas-ilegibles",
    /** Day on which the person last finished the test; null for never. */
    terminado: terminado && diaConAnio(fechaDe(terminado)),
    /** True for answers given in this browser before the person signed in. */
    deVisita: deVisita === true,
    /** Signed owner of the page, so that its buttons never change another person's answers. Null for a visitor. */
    sello:
      idPersona === null ? null : { name: duenoDeEnvio.campo, value: await duenoDeEnvio.sellar(request) },
  };
}

export async function action({ request, context }: ActionArgs) {
  const { datos, deQuien } = await leerDeQuienSea(request);
  const dueno = await duenoDe({ request, context });
  if (deQuien === "ajeno" || ("idPersona" in dueno && deQuien !== "suyo")) throw await envioAjeno(request);
  // A person whose session was closed elsewhere does not count as a visitor.
  const persona =
    deQuien === "suyo" ? await exigirSesion({ request, context }) : await quienEs({ request, context });
  await exigirTerminos({ request }, persona, { intencionesDeQuitar: [BORRAR] });
  const visita = await galletaDelTest.leer(request);
  const { cuestionarios } = services;
  const idform = cuestionarios.idformDelTest;
  const alcance = { canal: "web", idSolicitud: context.idSolicitud ?? "" } as const;
  const quitar = async () => new Headers({ "set-cookie": await galletaDelTest.quitar(request) });
  return recibir(datos, {
    esquema: envioConCasilla,
    rechazos: RECHAZOS_DE_CUESTIONARIO,
    async pedir(
      envio,
    ): Promise<Result<{ uuidForm: string } | "guardado" | "nada" | undefined, RechazoDeCuestionario>> {
      const { intencion } = envio;
      const consentimiento = consentimientoEn(envio, alcance);
      if (intencion === BORRAR) return cuestionarios.borrar({ idform, dueno });
      if (intencion === GUARDAR) {
        if (!persona) throw redirect(`/iniciar-sesion?${new URLSearchParams({ redirect: TEST })}`);
        return cuestionarios.guardarEnCuenta({ ...persona, visita: visita ?? "", consentimiento });
      }
      const red = context.red ?? "";
      return cuestionarios.empezar({
        ...{ idform, dueno, consentimiento, red },
        deNuevo: intencion === DE_NUEVO,
      });
    },
    async luego(resultado, { intencion }) {
      if (intencion === BORRAR) return seguirEn(TEST, "respuestas-borradas", await quitar());
      if (resultado === "nada") return seguirEn(TEST, undefined, await quitar());
      if (resultado === "guardado") return seguirEn(RESULTADOS, "resultado-guardado", await quitar());
      const headers = new Headers();
      if (!("idPersona" in dueno) && resultado) {
        headers.append("set-cookie", await galletaDelTest.poner(request, resultado.uuidForm));
      }
      return seguirEn(FORMULARIO, undefined, headers);
    },
  });
}
