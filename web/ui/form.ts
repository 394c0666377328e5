import { useState } from 'react';
import { useToast } from './toast.tsx';

/** What is wrong in a form, and in which box. */
export interface Mistake {
  field: string;
  sentence: string;
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const boxOf = (form: HTMLFormElement, field: string): Box | undefined => {
  const box = form.elements.namedItem(field);
  return box instanceof HTMLInputElement ||
    box instanceof HTMLTextAreaElement ||
    box instanceof HTMLSelectElement
    ? box
    : undefined;
};

/** The text in a box of a form. */
export const textIn = (form: HTMLFormElement, field: string): string => boxOf(form, field)?.value ?? '';

/** The first of the named boxes that is empty but for spaces. */
export const firstEmpty = (form: HTMLFormElement, fields: readonly string[]): string | undefined =>
  fields.find((field) => textIn(form, field).trim() === '');

/** Whether the browser itself finds fault with what a box holds. */
export const isWellFormed = (form: HTMLFormElement, field: string): boolean =>
  boxOf(form, field)?.validity.valid ?? true;

/** Tells of a form's mistake: a toast says it, the box is marked and takes the focus. */
export function useMistake() {
  const toast = useToast();
  const [marked, setMarked] = useState<string>();
  return {
    isMarked: (field: string) => field === marked,
    clear: () => setMarked(undefined),
    show: (form: HTMLFormElement, { field, sentence }: Mistake) => {
      setMarked(field);
      boxOf(form, field)?.focus();
      toast({ title: 'Erro', text: sentence, look: 'destructive' });
    },
  };
}
