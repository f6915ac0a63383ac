import {
  avisoDeBrecha,
  brechaNueva,
  notaDeBrecha,
  RECHAZOS_DE_BRECHA,
} from "~/domain/atencion/brechas/brecha";
import { diaYHora, fechaDe, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { actosDe, recibirActo } from "../marco/actos.server";
import { hechoDe } from "../marco/hecho";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { BRECHAS } from "./direcciones";
import { ABRIR, ANOTAR, AVISAR } from "./intenciones";
import { plazoDeBrecha } from "./plazo";

const RECHAZOS = RECHAZOS_DE_BRECHA;
type Rechazo = keyof typeof RECHAZOS;

/** Sentences after an act, by the value of `hecho` in the address. */
const HECHO: Readonly<Record<string, string>> = {
  [ABRIR]: "Abriste la brecha. La Autoridad se avisa en 48 horas desde que se supo.",
  [AVISAR]: "Anotaste el aviso a la Autoridad.",
  [ANOTAR]: "Agregaste la nota.",
};

const personas = (cuantas: number) => (cuantas === 1 ? "1 persona" : `${cuantas} personas`);

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const brechas = exigir(await services.atencion.brechas.listar(miembro), RECHAZOS);
  const ahora = services.now();
  return {
    hecho: hechoDe(args, HECHO),
    ahora: `${fechaDe(ahora)}T${horaDe(ahora)}`,
    brechas: brechas.map(({ idBrecha, que, cuantas, conocidaEn, avances, ...plazo }) => ({
      ...{ idBrecha, que, estado: plazo.estado, personas: personas(cuantas) },
      ...{ conocida: diaYHora(conocidaEn, ahora), plazo: plazoDeBrecha(plazo, ahora) },
      porAvisar: plazo.avisadaEn === null,
      lineas: avances.map(({ idAvance, texto, anotadoEn }) => ({
        ...{ idAvance, texto, cuando: diaYHora(anotadoEn, ahora) },
      })),
    })),
  };
}

const acto = actosDe<object, Rechazo>();
const ACTOS = {
  [ABRIR]: acto(brechaNueva, ({ miembro }, datos) => services.atencion.brechas.abrir(miembro, datos)),
  [AVISAR]: acto(avisoDeBrecha, ({ miembro }, datos) => services.atencion.brechas.avisar(miembro, datos)),
  [ANOTAR]: acto(notaDeBrecha, ({ miembro }, datos) => services.atencion.brechas.anotar(miembro, datos)),
};

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const datos = await leerCampos(args);
  const idBrecha = datos.get("idBrecha");
  return recibirActo({
    ...{ request: args.request, datos, en: { miembro }, actos: ACTOS, rechazos: RECHAZOS, href: BRECHAS },
    ...{ codigoEnSuCampo: true, con: { idBrecha: typeof idBrecha === "string" ? idBrecha : "" } },
  });
}
