import { cuentaDe } from "~/domain/medicion/aMano";
import { CONTAR, EMPEZAR, envioDeCuenta } from "~/domain/medicion/envios";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerDeQuienSea } from "~/shell/formularios/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { done, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { A_MANO } from "./direcciones";
import { guardar, paraGuardar } from "./guardar.server";

/** Instant at which the count by hand began, by our clock: the address holds it in milliseconds. */
function desdeCuando(request: Request): Date | null {
  const [, texto] = /^(\d{13})$/.exec(new URL(request.url).searchParams.get("desde") ?? "") ?? [];
  return texto === undefined ? null : new Date(Number(texto));
}

export async function loader({ request, context }: LoaderArgs) {
  const desde = desdeCuando(request);
  const cuenta = desde ? cuentaDe(desde, services.now()) : ({ fase: "por-empezar" } as const);
  return {
    ...(await paraGuardar({ request, context })),
    cuenta: {
      fase: cuenta.fase,
      ...("faltan" in cuenta && { faltan: cuenta.faltan }),
      ...("segundos" in cuenta && { segundos: cuenta.segundos }),
    },
    aqui: desde ? `${A_MANO}?desde=${desde.getTime()}` : A_MANO,
  };
}

export async function action({ request, context }: ActionArgs) {
  const leido = await leerDeQuienSea(request);
  const { datos } = leido;
  const intencion = datos.get("intencion");
  if (intencion === EMPEZAR) return seguirEn(`${A_MANO}?desde=${services.now().getTime()}`);
  if (intencion !== CONTAR) return guardar({ request, context }, leido);
  return recibir(datos, {
    esquema: envioDeCuenta,
    rechazos: {},
    con: { empezar: false, pulso: null },
    pedir: (): Promise<Result<undefined, never>> => Promise.resolve(done(undefined)),
    // The measurement is not stored yet: the same page shows the result.
    luego: () => null,
  });
}
