import { useLocation } from "@remix-run/react";
import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef, useState } from "react";
import { EnvioEnCurso } from "./envio";
import { ID_RESUMEN_DE_ERRORES } from "./ErrorSummary";

/** No call lasts longer (29 s): after that the person may send again. */
const ESPERA_MAXIMA_EN_MS = 29_000;

/** The button that conform presses by itself to look at a field while it is typed in. */
const MIRADA_DE_CONFORM = "__intent__";

type Props = ComponentPropsWithoutRef<"form">;

/**
 * A native form that always submits a document: the same path before, during and after hydration.
 * JavaScript adds two things: it sends once, and says that it is sending.
 * Takes conform's `getFormProps(form)`: when its `onSubmit` refuses the data, the error summary gets the focus.
 */
export function Formulario({ onSubmit, children, ...rest }: Props) {
  // Without its #fragment, which the redirect that follows would inherit.
  const { pathname, search } = useLocation();
  const [boton, setBoton] = useState<HTMLElement | null>(null);
  const sending = useRef(false);

  useEffect(() => {
    const release = () => {
      sending.current = false;
      setBoton(null);
    };
    // A page that comes back from the browser's memory comes back with its state: it must be usable again.
    window.addEventListener("pageshow", release);
    const timer = boton ? setTimeout(release, ESPERA_MAXIMA_EN_MS) : undefined;
    return () => {
      window.removeEventListener("pageshow", release);
      clearTimeout(timer);
    };
  }, [boton]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (sending.current) {
      event.preventDefault();
      return;
    }
    onSubmit?.(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (event.defaultPrevented) {
      // Whoever is typing stays where they are.
      if (submitter?.getAttribute("name") === MIRADA_DE_CONFORM) return;
      setTimeout(() => document.getElementById(ID_RESUMEN_DE_ERRORES)?.focus());
      return;
    }
    sending.current = true;
    setBoton(submitter ?? event.currentTarget);
  }

  return (
    <form method="post" action={pathname + search} {...rest} onSubmit={handleSubmit}>
      <EnvioEnCurso.Provider value={{ boton }}>{children}</EnvioEnCurso.Provider>
    </form>
  );
}
