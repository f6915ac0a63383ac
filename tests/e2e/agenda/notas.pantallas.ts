import type { Pantalla } from "../../support/pantalla";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import { crearCita } from "../../support/videollamada";

const EN_DOS_DIAS_EN_MINUTOS = 2 * 24 * 60;

/** Screen on which a person writes to the specialist of a session, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "a note for the specialist, with errors",
    titulo: /Lo que compartes con /,
    pagina: "features/agenda/zona/nota.route.tsx",
    async llegar(page, server) {
      const persona = crearPersona(server);
      await entrarDirecto(page, server, persona);
      const idCita = crearCita(server, persona, EN_DOS_DIAS_EN_MINUTOS);
      await page.goto(`/mi-zona-privada/cita/${idCita}/nota`);
      await page.getByLabel("Tu nota").fill("Demasiado largo. ".repeat(100));
      await page.getByRole("button", { name: "Guardar y compartir" }).click();
      await page.getByRole("link", { name: /letras o menos/ }).waitFor();
    },
  },
];
