import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./classNames";
import * as css from "./Dialog.css";
import { Icon } from "./Icon";
import { Card } from "./Card";

type Props = {
  id: string;
  title: ReactNode;
  /** The address of the page without the dialog: how it closes when there is no JavaScript. */
  closeHref: string;
  /** What the cross sends instead, where closing is an answer to be kept: a button of a form inside the dialog. */
  closeSends?: { form: string; name: string; value: string } | undefined;
  /** Instead of going to `closeHref`: what stays on the page closes the dialog that it is given. */
  onClose?: (dialog: HTMLDialogElement) => void;
  /** A click beside it closes it. */
  closesOutside?: boolean;
  /** Without the cross and without Escape: only its own buttons close it. */
  withoutClose?: boolean;
  onePixelWider?: boolean;
  children: ReactNode;
};

/**
 * A place with an address (a search parameter) that is shown over the page: a sheet from below on a telephone.
 * It is served open, with the focus on its title: without JavaScript the page before it would be 36 tabs long.
 * JavaScript makes it modal: focus stays inside and goes back where it was.
 * Whether it is open is known to the browser alone. React writes `open` once: to take that attribute away does not
 * close a modal dialog, whose page stays out of reach below nothing; `close()` does, and nothing opens it again.
 */
export function Dialog(props: Props) {
  const { id, title, closeHref, onClose, closesOutside = true, withoutClose = false } = props;
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Somebody may be typing in it already.
    const writing = dialog.contains(document.activeElement) ? document.activeElement : null;
    // React wrote `open` into the page: a dialog that is open cannot become modal.
    dialog.removeAttribute("open");
    dialog.showModal();
    if (writing instanceof HTMLElement) writing.focus({ preventScroll: true });
  }, []);

  function dismiss() {
    if (onClose && ref.current) onClose(ref.current);
    else window.location.assign(closeHref);
  }
  function handleClick(event: MouseEvent) {
    if (closesOutside && !withoutClose && event.target === ref.current) {
      const box = ref.current.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) dismiss();
    }
  }

  return (
    <dialog
      ref={ref}
      id={id}
      open
      aria-labelledby={`${id}-titulo`}
      className={classNames(css.dialog, props.onePixelWider && css.onePixelWider)}
      onCancel={(event) => {
        event.preventDefault();
        if (!withoutClose) dismiss();
      }}
      // A browser takes a second Escape for a wish that no page may refuse: it must not hear of it, and where the
      // focus is somewhere else, the dialog opens again.
      onKeyDown={(event) => {
        if (withoutClose && event.key === "Escape") event.preventDefault();
      }}
      onClose={() => {
        if (withoutClose) ref.current?.showModal();
      }}
      onClick={handleClick}
    >
      <div className={css.head}>
        <h2 id={`${id}-titulo`} tabIndex={-1} autoFocus>
          {title}
        </h2>
        {!withoutClose && props.closeSends && (
          <button
            type="submit"
            {...props.closeSends}
            formNoValidate
            className={css.close}
            aria-label="Cerrar"
          >
            <Icon name="cerrar" />
          </button>
        )}
        {!withoutClose && !props.closeSends && (
          <a
            href={closeHref}
            className={css.close}
            aria-label="Cerrar"
            onClick={(event) => {
              if (!onClose) return;
              event.preventDefault();
              dismiss();
            }}
          >
            <Icon name="cerrar" />
          </a>
        )}
      </div>
      <div className={css.body}>{props.children}</div>
    </dialog>
  );
}

/** The same content as a page of its own. */
export function DialogPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={css.inPage}>
      <Card className={css.body}>
        <h1>{title}</h1>
        {children}
      </Card>
    </div>
  );
}
