import type { Routes } from "../platform/module";

export const routes: Routes = {
  "bienestar-en-vivo": { "/bienestar-en-vivo": 200 },
  "bienestar-en-vivo/talleres-y-clases": { "/bienestar-en-vivo/talleres-y-clases": 200 },
  "dejar-mi-lugar": { "/dejar-mi-lugar?llave=nada": 404 },
  "bienestar-en-vivo/anfitrion": { "/bienestar-en-vivo/anfitrion?llave=nada": 404 },
  "bienestar-en-vivo/:url/sala": {
    "/bienestar-en-vivo/yoga-suave/sala": {
      sinSesion: "entrar",
      conSesion: "302:/bienestar-en-vivo/yoga-suave",
      otra: "302:/bienestar-en-vivo/yoga-suave",
    },
  },
  "bienestar-en-vivo/:url/latido": {
    "/bienestar-en-vivo/yoga-suave/latido?fecha=2026-12-02": {
      sinSesion: "entrar",
      conSesion: 404,
      otra: 404,
    },
  },
  // The order of a session is not found among those of workshops.
  "bienestar-en-vivo/pedido/:idPedido": {
    "/bienestar-en-vivo/pedido/{pedido}": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
  "bienestar-en-vivo/:url/pagar": {
    "/bienestar-en-vivo/yoga-suave/pagar": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
  certificado: { "/certificado": 200, "/certificado?codigo=nada": 400 },
  "certificado/:codigo": { "/certificado/nada": "302:/certificado?codigo=nada" },
  "bienestar-en-vivo/:url": {
    "/bienestar-en-vivo/yoga-suave": 200,
    "/bienestar-en-vivo/nada": 404,
  },
  "bienestar-en-vivo/:url/taller.ics": {
    "/bienestar-en-vivo/yoga-suave/taller.ics": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
};
