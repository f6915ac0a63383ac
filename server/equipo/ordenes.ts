import { z } from "zod";
import { invitacionNueva, RECHAZOS_DE_CUENTA } from "../../app/domain/equipo/cuentas/cuenta";
import { leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";

const { correo, nombre } = invitacionNueva.shape;

export const orders = {
  equipo: orden({
    uso: "equipo crear CORREO NOMBRE",
    ayuda:
      "Invita a una de las dos primeras personas de Sistemas del sitio del equipo, y muestra el enlace con que elige su contraseña y su segundo factor. Sirve 48 horas: entrégalo en persona.",
    opciones: {},
    rechazos: RECHAZOS_DE_CUENTA,
    hacer({ acts, operador, resto: [verbo, para, ...palabras] }) {
      leer(z.literal("crear", "es crear"), verbo, "equipo");
      const datos = {
        correo: leer(correo, para, "CORREO"),
        nombre: leer(nombre, palabras.join(" "), "NOMBRE"),
      };
      return acts.equipo.crear({ operador, ...datos });
    },
  }),
};
