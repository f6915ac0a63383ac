import { randomUUID } from "node:crypto";
import { monedas } from "~/domain/paquetes/monedas/monedas";
import { direccionDeDonacion, RECOMPENSAS } from "~/domain/recompensas/direcciones";
import { formularioDeDonacion, RECHAZOS_DE_DONACION } from "~/domain/recompensas/donaciones/donar";
import { campoDeId } from "~/domain/shared/campos";
import { diaConAnio } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";

/** Use cases of donations; the address does not exist in an installation without coins. */
function donacionesDe() {
  if (!services.recompensas.donaciones) throw noExiste();
  return services.recompensas.donaciones;
}

/** Causes that take coins, and the donation that the address names. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const pedida = campoDeId("No es una donación").safeParse(new URL(request.url).searchParams.get("donacion"));
  const { tiene, donada, causas } = await donacionesDe().ver(idPersona, pedida.data ?? null);
  if (tiene === null) throw seguirEn(RECOMPENSAS);
  return {
    tiene: monedas(tiene),
    puedeDonar: tiene > 0,
    donada: donada && `Donaste ${monedas(donada.cantidad)} a «${donada.nombreDeCausa}». Gracias.`,
    idDonacion: randomUUID(),
    causas: causas.map(({ uid, nombre, paga, quien, hasta, legal, total }) => ({
      ...{ uid, nombre, paga, quien, legal },
      hasta: diaConAnio(hasta),
      total: total === null ? null : monedas(total),
    })),
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: formularioDeDonacion,
    rechazos: RECHAZOS_DE_DONACION,
    pedir: (donacion) => donacionesDe().donar({ idPersona, ...donacion }),
    luego: (donacion) => seguirEn(direccionDeDonacion(donacion)),
  });
}
