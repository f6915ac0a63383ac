import type { AppLoadContext } from "@remix-run/node";
import { porcentajeDe } from "~/domain/contenido/avances/avance";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes.server";
import { ahorraDatos, fichasDe } from "~/shell/piezas.server";
import type { ParaVolver } from "./datos";

/** The video to go on with and one suggestion, as cards. What cannot be read costs this part, not the page. */
export async function verParaVolver(
  request: Request,
  context: AppLoadContext,
  idPersona: number,
): Promise<ParaVolver | null> {
  const leido = await leerParte(context, leer(request, idPersona));
  return leido.estado === "success" ? leido.valor : null;
}

async function leer(request: Request, idPersona: number): Promise<ParaVolver> {
  const [{ seguir, paraTi, eligioTemas, conDiscrecion }, ahorro] = await Promise.all([
    services.contenido.paraVolver(idPersona),
    ahorraDatos(request),
  ]);
  const avances = new Map(
    seguir ? [[seguir.video.uid, porcentajeDe(seguir.avance, seguir.video.duracionEnSegundos)]] : [],
  );
  const [deSeguir, deParaTi] = await Promise.all([
    fichasDe(seguir ? [seguir.video] : [], { ahorro, avances }),
    fichasDe(paraTi ? [paraTi.pieza] : [], { ahorro }),
  ]);
  const [ficha] = deParaTi;
  return {
    sigueViendo: deSeguir[0] ?? null,
    paraTi:
      paraTi && ficha
        ? { ficha, porque: conDiscrecion ? "Por un tema que elegiste." : `Porque elegiste ${paraTi.porque}.` }
        : null,
    sinTemas: !eligioTemas,
  };
}
