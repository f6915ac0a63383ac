import { z } from "zod";
import { formularioDeModeracion } from "~/domain/comunidades/decision";
import { campoDeId } from "~/domain/shared/campos";
import { services } from "~/services.server";
import type { ActionArgs } from "~/shell/route";
import { actosDe, recibirActo, trasElActo } from "../marco/actos.server";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";
import { COLA, direccionDeRevision } from "./direcciones";
import {
  ADVERTIR,
  AVISAR_GUARDIA,
  DESHACER,
  PAUSAR,
  PUBLICAR,
  QUITAR,
  SOLTAR,
  SUSPENDER,
  TOMAR,
} from "./intenciones";
import { idDe, RECHAZOS } from "./revision.server";

const acto = actosDe<{ idRevision: string }, keyof typeof RECHAZOS>();

const { motivo, regla, dias } = formularioDeModeracion.shape;
const conMotivo = z.object({ motivo });
const deModeracion = () => services.comunidades.moderacion;

const ACTOS = {
  [TOMAR]: acto(z.object({}), ({ miembro, idRevision }) => deModeracion().tomar(miembro, idRevision)),
  [SOLTAR]: acto(z.object({}), ({ miembro, idRevision }) => deModeracion().soltar(miembro, idRevision)),
  [PUBLICAR]: acto(conMotivo, ({ miembro, idRevision }, decision) =>
    deModeracion().publicar(miembro, idRevision, decision),
  ),
  [QUITAR]: acto(z.object({ motivo, regla: regla.unwrap() }), ({ miembro, idRevision }, decision) =>
    deModeracion().quitar(miembro, idRevision, decision),
  ),
  [ADVERTIR]: acto(conMotivo, ({ miembro, idRevision }, decision) =>
    deModeracion().advertir(miembro, idRevision, decision),
  ),
  [PAUSAR]: acto(z.object({ motivo, dias: dias.unwrap() }), ({ miembro, idRevision }, decision) =>
    deModeracion().pausar(miembro, idRevision, decision),
  ),
  [SUSPENDER]: acto(conMotivo, ({ miembro, idRevision }, decision) =>
    deModeracion().suspender(miembro, idRevision, decision),
  ),
  [AVISAR_GUARDIA]: acto(conMotivo, ({ miembro, idRevision }, decision) =>
    deModeracion().avisarGuardia(miembro, idRevision, decision),
  ),
  [DESHACER]: acto(z.object({ motivo, idActo: campoDeId("Elige el acto") }), ({ miembro }, deshecho) =>
    deModeracion().deshacer(miembro, deshecho),
  ),
};

/** Acts after which the text stays open to its moderator. */
const SIGUE_ABIERTO: ReadonlySet<string> = new Set([TOMAR, AVISAR_GUARDIA, ADVERTIR, PAUSAR, SUSPENDER]);

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  const idRevision = idDe(args);
  return recibirActo({
    ...{ request: args.request, datos: await leerCampos(args), en: { miembro, idRevision }, actos: ACTOS },
    ...{ rechazos: RECHAZOS, href: COLA },
    luego: (intencion) =>
      SIGUE_ABIERTO.has(intencion) ? trasElActo(direccionDeRevision(idRevision), intencion) : null,
  });
}
