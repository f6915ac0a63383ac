import type { Deps } from "../shared/puertos";
import { tieneDerecho } from "./derechos/derechos";
import type { Miembro } from "./derechos/exigir";

/** Something that waits for the member, with the screen where it is done. */
export interface Espera {
  texto: string;
  href: string;
  cuantas: number;
}

/** Things that wait for the member, by role; nothing that waits for nobody's act. */
export function makeVerHoy({ repos }: Pick<Deps<"cuentasDeEquipo">, "repos">) {
  return async ({ idCuenta, roles }: Miembro): Promise<Espera[]> => {
    const esperas: Espera[] = [];
    if (tieneDerecho(roles, { derecho: "equipo-y-accesos", uso: "aprobar" })) {
      const pedidos = (await repos.cuentasDeEquipo.roles()).filter(
        (rol) => rol.confirmadoEn === null && rol.pedidoPor !== idCuenta && rol.idCuenta !== idCuenta,
      );
      esperas.push({ texto: "Roles por confirmar", href: "/equipo/accesos", cuantas: pedidos.length });
    }
    return esperas.filter(({ cuantas }) => cuantas > 0);
  };
}
