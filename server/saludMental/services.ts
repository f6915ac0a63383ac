import { max } from "date-fns";
import { DATOS_DE_SALUD_MENTAL } from "../../app/domain/consentimientos/politica";
import { porCerrar, type AlmacenCerrado } from "../../app/domain/cuestionarios/cerrarDeNuevo";
import type { Cuidado } from "../../app/domain/cuestionarios/encuestas/delicado";
import { alertar, makePedirAviso } from "../../app/domain/saludMental/alertas/alertar";
import { makeAtender } from "../../app/domain/saludMental/alertas/atender";
import { makeGuardia } from "../../app/domain/saludMental/alertas/enGuardia";
import {
  makeEntregarGuardia,
  makeEscalarAlertas,
  type ReposDeGuardia,
} from "../../app/domain/saludMental/alertas/guardia";
import { makeAlertas } from "../../app/domain/saludMental/alertas/ordenes";
import { makeSoltarAlertas } from "../../app/domain/saludMental/alertas/soltar";
import { makeTocarTimbres, type TocarTimbre } from "../../app/domain/saludMental/alertas/timbre";
import { makeUltimaAlerta, makeVerAviso } from "../../app/domain/saludMental/alertas/verAviso";
import type { Alerta, AlertaRepository, LlaveDeAlertas } from "../../app/domain/saludMental/repositorio";
import { makeArcaDeFilas, type OpenedCuestionarios } from "../cuestionarios/module";
import type { Secret } from "../platform/rotation";
import type { Base } from "../platform/services";
import { makeSignedIds } from "../platform/signedIds";
import { DE_SALUD_MENTAL } from "./escritos";
import { makeLlaveDeAlertas } from "./llave";

const IDFORM = "programa-salud-mental";

export function openSaludMental(
  { options, deps, depsDe, auditar, alFallar }: Base,
  { cuestionarios }: { cuestionarios: OpenedCuestionarios },
) {
  const guardia = options.guardia ?? null;
  const hayGuardia = guardia !== null;
  const llave = makeLlaveDeAlertas(options.secretoDeRespuestas);
  const avisos = makeSignedIds(options.secretoDeSesion, "alerta");
  const pantalla = options.pantallaDeGuardia ?? null;
  const timbre = options.timbre ?? null;
  const deGuardia = { llave, guardia, pantalla, firmarAlerta: avisos.sign, hayTimbre: timbre !== null };
  const delOperador = { ...depsDe("operador"), ...deGuardia };
  const enPantalla = { ...deps, ...deGuardia };
  const {
    services: { formularios, ...llenar },
    contributes: deUso,
  } = cuestionarios.abrirUso({
    carpeta: DE_SALUD_MENTAL,
    llave: "salud-mental",
    almacen: "ingresos",
    uso: {
      flujo: "SALUD_MENTAL",
      codigo: DATOS_DE_SALUD_MENTAL,
      accesos: {
        respuestas: "respuestas-de-salud-mental",
        resultados: "resultados-de-salud-mental",
        borradas: "respuestas-de-salud-mental-borradas",
      },
      enPeligro: (repos, cuestionario) => alertar(repos, cuestionario, { ...deps, ...deGuardia }),
    },
  });
  const delReloj = depsDe("reloj");
  const { ingresos } = deps.repos;
  const ultimaAlerta = makeUltimaAlerta({ ...deps, llave });
  const huboAlerta: Cuidado = async (idPersona, desde) => {
    const ultima = await ultimaAlerta(idPersona);
    return ultima !== null && ultima.creadaEn >= desde;
  };
  return {
    services: {
      idform: IDFORM,
      formularios,
      ...llenar,
      /** Tells a person the state of their last alert. */
      aviso: makeVerAviso({ ...deps, llave, hayGuardia }),
      hayGuardia,
      pedirAviso: makePedirAviso({ ...deps, ...deGuardia }),
      guardia: makeGuardia({ ...enPantalla, atender: makeAtender(enPantalla) }),
      /** Code of the alert in the link of a mail; null when we did not sign it. */
      alertaDelEnlace: avisos.idOf,
    },
    /** Raises an alert about a person, in the caller's transaction, for words of danger outside of the programme. */
    alertarPor: (repos: ReposDeGuardia, idPersona: number) =>
      alertar(repos, { idPersona, uuidForm: deps.newId() }, { ...deps, ...deGuardia }),
    contributes: {
      ...deUso,
      almacenes: [...deUso.almacenes, almacenDe(deps.repos.alertas, llave, options.secretoDeRespuestas)],
      // No survey for a person who recently used the programme or was in danger, even after they deleted their answers.
      cuidados: [ingresos.movidoDesde, huboAlerta],
    },
    jobs: [
      {
        nombre: "escalar-alertas",
        cadaSegundos: 30,
        run: makeEscalarAlertas({ ...delReloj, ...deGuardia }),
      },
      {
        nombre: "entregar-guardia",
        cadaSegundos: 30,
        run: makeEntregarGuardia({ ...delReloj, ...deGuardia }),
      },
      {
        nombre: "tocar-timbres",
        cadaSegundos: 5,
        // Without a service no notice is kept, so that there is none to send.
        run: timbre
          ? makeTocarTimbres({
              ...{ ...delReloj, ...deGuardia, tocar: timbre, alFallar },
              alNoContestar: (datos) => options.log.warn(datos, "aviso de guardia no entregado"),
            })
          : (_alto?: AbortSignal) => Promise.resolve(),
      },
      {
        nombre: "soltar-alertas",
        cadaSegundos: 30,
        run: makeSoltarAlertas({ ...delReloj, ...deGuardia }),
      },
    ],
    acts: { alertas: makeAlertas({ ...delOperador, atender: makeAtender(delOperador), auditar }) },
  };
}

/**
 * Encrypts alerts again, with their digests, when the secret of answers changes: alerts and answers use the same
 * secret.
 */
function almacenDe(alertas: AlertaRepository, llave: LlaveDeAlertas, secreto: Secret): AlmacenCerrado {
  const arca = makeArcaDeFilas(secreto, "salud-mental");
  async function cerrarDeNuevo(alerta: Alerta): Promise<boolean> {
    const de = llave.abrir(alerta);
    if (!de) return false;
    const con = llave.cerrar(alerta.idAlerta, de);
    // A process with other keys may have made a second open alert of this person: the two become one.
    const otraAlerta = alerta.acusadaEn
      ? null
      : await alertas.otraAbierta(alerta.idAlerta, con.huellaDePersona);
    const deOtra = otraAlerta && llave.abrir(otraAlerta);
    if (!deOtra) return alertas.cerrarDeNuevo(alerta, con);
    const dichas = [de, deOtra].map(({ creadaEn, ultimaEn }) => ultimaEn ?? creadaEn);
    const ultimaEn = max(dichas);
    return alertas.reunir(alerta, otraAlerta, llave.cerrar(otraAlerta.idAlerta, { ...deOtra, ultimaEn }));
  }
  return {
    despuesDe: async (idAlerta, cuantas) =>
      (await alertas.despuesDe(idAlerta, cuantas)).map((alerta) => {
        const cerrada = { nombre: alerta.idAlerta, de: alerta.idAlerta, cerrado: alerta.deQuienCerrado };
        return porCerrar(arca, cerrada, () => cerrarDeNuevo(alerta));
      }),
  };
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Mail address of the guard; null or missing when nobody is on duty. */
    guardia?: string | null;
    /** Address of the screen of the guard; null or absent without a staff site. */
    pantallaDeGuardia?: string | null;
    /** Gives a notice of an alert to the service that sends SMS or calls; null or absent without one. */
    timbre?: TocarTimbre | null;
  }
  interface Acts {
    alertas: ReturnType<typeof makeAlertas>;
  }
}
