import { max } from "date-fns";
import { DATOS_DE_SALUD_MENTAL } from "../../app/domain/consentimientos/politica";
import { porCerrar, type AlmacenCerrado } from "../../app/domain/cuestionarios/cerrarDeNuevo";
import {
  alertar,
  makeAlertas,
  makeEscalarAlertas,
  makeMudarAlertas,
  makePedirAviso,
  makeUltimaAlerta,
  makeVerAviso,
} from "../../app/domain/saludMental/alertas";
import type { Alerta, AlertaRepository, LlaveDeAlertas } from "../../app/domain/saludMental/repositorio";
import { makeArcaDeFilas, type OpenedCuestionarios } from "../cuestionarios/module";
import type { Secret } from "../platform/rotation";
import type { Base } from "../platform/services";
import { DE_SALUD_MENTAL } from "./escritos";
import { makeLlaveDeAlertas } from "./llave";

const IDFORM = "programa-salud-mental";

export function openSaludMental(
  { options, deps, depsDe, auditar }: Base,
  { cuestionarios }: { cuestionarios: OpenedCuestionarios },
) {
  const guardia = options.guardia ?? null;
  const hayGuardia = guardia !== null;
  const llave = makeLlaveDeAlertas(options.secretoDeRespuestas);
  const deGuardia = { llave, guardia };
  const { formularios, ...llenar } = cuestionarios.abrirUso({
    carpeta: DE_SALUD_MENTAL,
    llave: "salud-mental",
    almacen: ({ ingresos }) => ingresos,
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
  cuestionarios.cerrarTambien(almacenDe(deps.repos.alertas, llave, options.secretoDeRespuestas));
  const delReloj = depsDe("reloj");
  const { ingresos } = deps.repos;
  const ultimaAlerta = makeUltimaAlerta({ ...deps, llave });
  // Whoever answered here of late is not asked what they make of us, nor who was in danger, whatever they deleted since.
  cuestionarios.callarTambien((idPersona, desde) => ingresos.movidoDesde(idPersona, desde));
  cuestionarios.callarTambien(async (idPersona, desde) => {
    const ultima = await ultimaAlerta(idPersona);
    return ultima !== null && ultima.creadaEn >= desde;
  });
  return {
    services: {
      idform: IDFORM,
      formularios,
      ...llenar,
      /** What has become of somebody's last alert. */
      aviso: makeVerAviso({ ...deps, llave, hayGuardia }),
      hayGuardia,
      pedirAviso: makePedirAviso({ ...deps, ...deGuardia }),
    },
    jobs: [
      { nombre: "mudar-alertas", cadaSegundos: 30, run: makeMudarAlertas({ ...delReloj, llave }) },
      {
        nombre: "escalar-alertas",
        cadaSegundos: 30,
        run: makeEscalarAlertas({ ...delReloj, ...deGuardia }),
      },
    ],
    acts: { alertas: makeAlertas({ ...depsDe("operador"), ...deGuardia, auditar }) },
  };
}

/** Of whom they are is closed with the same secret as answers, and closed anew with them: with its digests. */
function almacenDe(alertas: AlertaRepository, llave: LlaveDeAlertas, secreto: Secret): AlmacenCerrado {
  const arca = makeArcaDeFilas(secreto, "salud-mental");
  async function cerrarDeNuevo(una: Alerta): Promise<boolean> {
    const de = llave.abrir(una);
    if (!de) return false;
    const con = llave.cerrar(una.idAlerta, de);
    // A process with other keys made the other one.
    const otra = una.acusadaEn ? null : await alertas.otraAbierta(una.idAlerta, con.huellaDePersona);
    const deOtra = otra && llave.abrir(otra);
    if (!deOtra) return alertas.cerrarDeNuevo(una, con);
    const dichas = [de, deOtra].map(({ creadaEn, ultimaEn }) => ultimaEn ?? creadaEn);
    const ultimaEn = max(dichas);
    return alertas.reunir(una, otra, llave.cerrar(otra.idAlerta, { ...deOtra, ultimaEn }));
  }
  return {
    despuesDe: async (idAlerta, cuantas) =>
      (await alertas.despuesDe(idAlerta, cuantas)).map((una) => {
        const cerrada = { nombre: una.idAlerta, de: una.idAlerta, cerrado: una.deQuienCerrado };
        return porCerrar(arca, cerrada, () => cerrarDeNuevo(una));
      }),
  };
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Who is written to of an alert. */
    guardia?: string | null;
  }
  interface Services {
    saludMental: ReturnType<typeof openSaludMental>["services"];
  }
  interface Acts {
    alertas: ReturnType<typeof makeAlertas>;
  }
}
