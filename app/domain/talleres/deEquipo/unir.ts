import { anotarDeMaquina } from "../../equipo/registro/anotar";
import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import type { ConContenido } from "../inscripciones/inscribirse";

type RechazoDeUnionDeAnfitrion = "cuenta-no-existe" | "anfitrion-no-existe" | "sin-union";

export const RECHAZOS_DE_UNION_DE_ANFITRION: Rechazos<RechazoDeUnionDeAnfitrion> = {
  "cuenta-no-existe": { clase: "not-found", mensaje: "No hay una cuenta abierta del equipo con ese correo." },
  "anfitrion-no-existe": { clase: "not-found", mensaje: "Nadie con ese uid dirige un taller." },
  "sin-union": { clase: "not-found", mensaje: "Esa cuenta no está unida a quien dirige talleres." },
};

interface DeOperador {
  operador: string;
  correo: string;
}

/**
 * Ties of staff accounts to authors of the content who lead workshops, for operators. Each change is a line of the
 * registro with the account, whose rights it changes.
 */
export function makeUnionesDeAnfitrion(
  deps: Deps<"cuentasDeEquipo" | "registroDeEquipo" | "talleresDeEquipo"> & Pick<ConContenido, "contenidos">,
) {
  const { repos, transaccion, now, contenidos } = deps;
  return {
    ver: () => repos.talleresDeEquipo.uniones(),

    /** Ties an open account, by its mail. An earlier tie of the account ends. */
    async unir({ operador, correo, uidAutor }: DeOperador & { uidAutor: string }) {
      const { talleres } = await contenidos.coleccion();
      if (!talleres.some(({ anfitrion }) => anfitrion.uid === uidAutor)) return refuse("anfitrion-no-existe");
      return transaccion(async (trx) => {
        const cuenta = await trx.cuentasDeEquipo.porCorreo(correo);
        if (!cuenta || cuenta.estado === "cerrada") return refuse("cuenta-no-existe");
        const { idCuenta } = cuenta;
        await trx.talleresDeEquipo.unir(idCuenta, uidAutor, now());
        const acto = { accion: "unio-anfitrion", objeto: idCuenta, motivo: uidAutor } as const;
        await anotarDeMaquina({ ...deps, repos: trx }, `maquina:${operador}`, acto);
        return done({ correo, uidAutor });
      });
    },

    /** Ends the tie of an account, open or closed. */
    separar: ({ operador, correo }: DeOperador) =>
      transaccion(async (trx) => {
        const cuenta = await trx.cuentasDeEquipo.porCorreo(correo);
        if (!cuenta) return refuse("cuenta-no-existe");
        if (!(await trx.talleresDeEquipo.separar(cuenta.idCuenta))) return refuse("sin-union");
        const acto = { accion: "separo-anfitrion", objeto: cuenta.idCuenta } as const;
        await anotarDeMaquina({ ...deps, repos: trx }, `maquina:${operador}`, acto);
        return done({ correo });
      }),
  };
}
