import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { TextArea } from "~/components/TextArea";
import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { LARGO_DE_TEXTO, type Rol } from "~/domain/agenda/videollamada/escalera";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { Escrito } from "./participante.server";
import * as css from "./videollamada.css";

interface Props {
  rol: Rol;
  conQuien: string;
  escritos: Escrito[];
  error?: string | undefined;
  /** Message of the chat that could not be sent. */
  escrito?: string | undefined;
  /**
   * Sends a message of the chat without leaving the page. Without it the form is sent as a document, as for anybody
   * without JavaScript.
   */
  escribir?: (texto: string) => Promise<void>;
}

export function Chat({ rol, conQuien, escritos, error, escrito, escribir }: Props) {
  const id = useId();
  const lista = useRef<HTMLUListElement>(null);
  const [fallo, setFallo] = useState<string | null>(null);

  useEffect(() => {
    lista.current?.scrollTo({ top: lista.current.scrollHeight });
  }, [escritos]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!escribir) return;
    event.preventDefault();
    const form = event.currentTarget;
    const texto = new FormData(form).get("texto");
    if (typeof texto !== "string" || !texto.trim()) return;
    escribir(texto).then(
      () => {
        setFallo(null);
        form.reset();
      },
      (razon: unknown) => setFallo((razon as Error).message),
    );
  }

  const errores = [fallo ?? error].filter((texto) => texto !== undefined);
  return (
    <Card as="section" aria-labelledby={`${id}-titulo`} className={pila.media} id="chat">
      <h2 id={`${id}-titulo`}>Chat con {conQuien}</h2>
      {escritos.length === 0 ? (
        <p className={textoSuave}>Aún no hay mensajes.</p>
      ) : (
        <ul ref={lista} className={css.conversacion} aria-live="polite" tabIndex={0} aria-label="Mensajes">
          {escritos.map((escrito) => (
            <li key={escrito.numero} className={escrito.rol === rol ? css.globoPropio : css.globoAjeno}>
              <span className={textoChico}>{escrito.rol === rol ? "Tú" : conQuien}: </span>
              {escrito.texto}
            </li>
          ))}
        </ul>
      )}
      <Form onSubmit={handleSubmit} className={css.enviar}>
        <input type="hidden" name="accion" value="escribir" />
        <TextArea
          id={`${id}-texto`}
          label="Tu mensaje"
          errors={errores}
          name="texto"
          defaultValue={escrito}
          rows={2}
          required
          maxLength={LARGO_DE_TEXTO}
        />
        <Button variant="secondary">Enviar</Button>
      </Form>
      <p className={textoChico}>Los mensajes se borran cuando la sala cierra.</p>
    </Card>
  );
}
