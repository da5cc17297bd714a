import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { repeatProblems } from '../../ui/repeat-problems.ts';

interface Values {
  currentPassword: string;
  password: string;
  passwordRepeat: string;
}

export const checkPassword = ({ currentPassword, password, passwordRepeat }: Values) => ({
  ...problemsOf(v1.passwords.edit.body, { currentPassword, password }),
  ...repeatProblems('password', password, passwordRepeat),
});
