import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import type { ConContenido } from "../inscripciones/inscribirse";

type RechazoDeUnionDeAnfitrion = "cuenta-no-existe" | "anfitrion-no-existe";

export const RECHAZOS_DE_UNION_DE_ANFITRION: Rechazos<RechazoDeUnionDeAnfitrion> = {
  "cuenta-no-existe": { clase: "not-found", mensaje: "No hay una cuenta abierta del equipo con ese correo." },
  "anfitrion-no-existe": { clase: "not-found", mensaje: "Nadie con ese uid dirige un taller." },
};

/** Ties an open staff account, by its mail, to an author of the content who leads workshops. For operators. */
export function makeUnirAnfitrion({
  transaccion,
  now,
  contenidos,
}: Deps<"cuentasDeEquipo" | "talleresDeEquipo"> & Pick<ConContenido, "contenidos">) {
  return async ({ correo, uidAutor }: { correo: string; uidAutor: string }) => {
    const { talleres } = await contenidos.coleccion();
    if (!talleres.some(({ anfitrion }) => anfitrion.uid === uidAutor)) return refuse("anfitrion-no-existe");
    return transaccion(async (trx) => {
      const cuenta = await trx.cuentasDeEquipo.porCorreo(correo);
      if (!cuenta || cuenta.estado === "cerrada") return refuse("cuenta-no-existe");
      await trx.talleresDeEquipo.unir(cuenta.idCuenta, uidAutor, now());
      return done({ correo, uidAutor });
    });
  };
}
