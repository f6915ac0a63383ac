import type { Routes } from "../platform/module";

export const routes: Routes = {
  comunidades: { "/comunidades": 200 },
  "comunidades/:url": { "/comunidades/dormir-mejor": 200, "/comunidades/nada": 404 },
  // People who did not join go to the page that says how, whether or not the conversation exists.
  "comunidades/:url/:id": {
    "/comunidades/dormir-mejor/nada": {
      sinSesion: "entrar",
      conSesion: "302:/comunidades/dormir-mejor",
      otra: "302:/comunidades/dormir-mejor",
    },
    "/comunidades/nada/nada": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
};
