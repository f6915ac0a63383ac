import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { pila } from "~/styles/layout.css";

interface Props {
  estado: "not-started" | "loading" | "error";
  /** Address of the page that reads the texts again. */
  hrefParaReintentar: string;
}

const TEXTOS: Record<Props["estado"], { titulo: string; texto: string }> = {
  "not-started": {
    titulo: "Aún no cargamos los textos",
    texto: "Ábrelos cuando quieras leerlos. No se registró ninguna respuesta.",
  },
  loading: {
    titulo: "Los textos están tardando en cargar",
    texto: "Espera un momento y vuelve a intentarlo. No se registró ninguna respuesta.",
  },
  error: {
    titulo: "No pudimos cargar los textos",
    texto: "Sin leerlos no puedes aceptarlos: no se registró ninguna respuesta.",
  },
};

/** Notice in place of the legal texts while they cannot be shown: nothing is accepted in any of these states. */
export function EstadoDePoliticas({ estado, hrefParaReintentar }: Props) {
  const { titulo, texto } = TEXTOS[estado];
  return (
    <Alert kind={estado === "error" ? "error" : "info"} title={titulo} role="status">
      <div className={pila.corta}>
        <p>{texto}</p>
        <Button href={hrefParaReintentar} variant="secondary">
          Reintentar
        </Button>
      </div>
    </Alert>
  );
}
