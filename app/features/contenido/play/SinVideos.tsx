import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { PLAY } from "./filtros";

const TEXTOS = {
  favoritos: [
    "Todavía no guardas favoritos",
    "Guarda lo que te sirva y lo tendrás aquí, en cualquier equipo.",
  ],
  historial: ["Todavía no viste ningún video", "Empieza por uno corto: aquí verás por dónde vas."],
  lista: ["Ningún video coincide con todo lo que pediste", "Prueba con otro tema o con otro nivel."],
} as const;

/** Message for an empty list of videos, with links to find some. */
export function SinVideos({ ver }: { ver: "favoritos" | "historial" | null }) {
  const [titulo, texto] = TEXTOS[ver ?? "lista"];
  return (
    <EmptyState
      illustration="sin-resultados"
      title={titulo}
      actions={<Button href={PLAY}>Ver todos los videos</Button>}
    >
      {texto}
    </EmptyState>
  );
}
