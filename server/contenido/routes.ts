import type { Routes } from "../platform/module";

export const routes: Routes = {
  explorar: { "/explorar": "200" },
  "bienestar-play": { "/bienestar-play": "200", "/bienestar-play?ver=favoritos": "entrar 200" },
  "bienestar-play/:url": { "/bienestar-play/respira-con-el-mar": "200", "/bienestar-play/nada": "404" },
  "bienestar-play/ver/:url": {
    "/bienestar-play/ver/respira-con-el-mar": "200",
    "/bienestar-play/ver/nada": "404",
  },
  "bienestar-play/ver/:url/avance": { "/bienestar-play/ver/respira-con-el-mar/avance": "405" },
};
