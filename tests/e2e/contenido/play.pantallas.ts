import type { Pantalla } from "../../support/pantalla";
import { conDatos, crearPersona, entrarDirecto, insertar, type PersonaDePrueba } from "../../support/pasos";
import type { TestServer } from "../../support/server";

const AHORA = () => new Date().toISOString();

/**
 * Makes a person with one video half seen and one seen, a theme that leads to a suggestion, and a favourite of each
 * kind.
 */
function conCosasSuyas(server: TestServer): PersonaDePrueba {
  const persona = crearPersona(server);
  const { idPersona } = persona;
  conDatos(server, (db) => {
    for (const [uid, visto] of [
      ["respira-con-el-mar", false],
      ["prepara-tu-noche", true],
    ] as const) {
      insertar(db, "avances", {
        id_persona: idPersona,
        uid,
        posicion: 30,
        rangos: "[[0,30]]",
        comenzado_en: AHORA(),
        movido_en: AHORA(),
        visto_en: visto ? AHORA() : null,
      });
    }
    for (const [tipo, uid] of [
      ["video", "respira-con-el-mar"],
      ["herramienta", "diario-de-sueno"],
      ["lectura", "comer-bien-con-lo-del-mercado"],
    ] as const) {
      insertar(db, "favoritos", { id_persona: idPersona, tipo, uid, guardado_en: AHORA() });
    }
    insertar(db, "preferencias", { id_persona: idPersona, avisos_discretos: 0, actualizado_en: AHORA() });
    insertar(db, "temas_de_persona", { id_persona: idPersona, tema: "Sueño" });
  });
  return persona;
}

const llegarConHistorial = (direccion: string, seVe: string): Pantalla["llegar"] =>
  async function llegar(page, server) {
    await entrarDirecto(page, server, conCosasSuyas(server));
    await page.goto(direccion);
    await page.getByRole("main").getByText(seVe, { exact: true }).first().waitFor();
  };

/** Screens of a person who comes back to their videos, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "home, to go on with a video and with something for them",
    titulo: /Hola/,
    async llegar(page, server) {
      await llegarConHistorial("/", "Sigue viendo")(page, server);
      await page.getByRole("heading", { name: "Para ti" }).waitFor();
    },
  },
  {
    nombre: "videos that somebody saw",
    titulo: /Lo que viste/,
    pagina: "features/contenido/play/play.route.tsx",
    llegar: llegarConHistorial("/bienestar-play?ver=historial", "Visto"),
  },
  {
    nombre: "videos, to go on with one",
    titulo: /Bienestar play/,
    llegar: llegarConHistorial("/bienestar-play", "Sigue viendo"),
  },
  {
    nombre: "favourites of each kind",
    titulo: /Tus favoritos/,
    llegar: llegarConHistorial("/bienestar-play?ver=favoritos", "Comer bien con lo del mercado"),
  },
];
